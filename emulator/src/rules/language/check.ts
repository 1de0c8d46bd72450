import { aritiesOfMethod, arityOfFunction, type HostFunctions } from './arity.ts';
import type {
  Block,
  Expression,
  ExpressionOf,
  FunctionDeclaration,
  Match,
  Name,
  RulesFile,
  Service,
} from './ast.ts';
import { checkFunctionLimits, checkMatch } from './check-limits.ts';
import { isRecursive } from './recursion.ts';
import { locationOf, RulesSyntaxError, type Source, type Span } from './source.ts';
import { walk } from './walk.ts';

/** What may be mentioned at one place. */
interface Names {
  readonly variables: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
}

/**
 * Finds what parses but cannot work: unknown variables, functions and methods, wrong numbers of arguments, repeated
 * names, recursion, exceeded limits. Throws RulesSyntaxError for the first; returns warnings (unused functions and
 * variables, a wildcard that hides another). The official compiler only warns of unknown names; we refuse them, since
 * a rule that mentions one can never hold.
 */
export function check(source: Source, file: RulesFile, service: Service, host: HostFunctions): string[] {
  const warnings: string[] = [];
  const called = new Set<FunctionDeclaration>();
  const everyFunction = [...file.functions];

  function fail(at: Span, problem: string, expected: string): never {
    throw new RulesSyntaxError(source, at.start, problem, expected);
  }

  function warn(at: Span, message: string): void {
    warnings.push(`${locationOf(source, at.start)}: ${message}`);
  }

  function refuseRepeated(names: readonly Name[], what: string): void {
    const seen = new Set<string>();
    for (const one of names) {
      if (seen.has(one.name)) fail(one, `${what} '${one.name}' is declared twice`, 'another name');
      seen.add(one.name);
    }
  }

  /** The names around a block and its own. */
  function within(
    around: Names,
    functions: readonly FunctionDeclaration[],
    captured: readonly Name[] = [],
  ): Names {
    refuseRepeated(functions, 'function');
    return {
      variables: new Set([...around.variables, ...captured.map(({ name }) => name)]),
      functions: new Map([...around.functions, ...functions.map((one) => [one.name, one] as const)]),
    };
  }

  function checkBlock(block: Block, names: Names, depth: number, segments: number): void {
    for (const declaration of block.functions) checkFunction(declaration, names);
    for (const { condition } of block.allows) if (condition) checkExpression(condition, names);
    for (const match of block.matches) {
      const total = segments + match.pattern.length;
      checkMatch(source, match, { version: file.version, depth: depth + 1, segments: total });
      everyFunction.push(...match.functions);
      checkBlock(match, within(names, match.functions, capturesOf(match, names)), depth + 1, total);
    }
  }

  function capturesOf({ pattern }: Match, around: Names): readonly Name[] {
    const wildcards = pattern.filter(({ kind }) => kind !== 'literal');
    const captures = wildcards.map(({ text, start, end }) => ({ name: text, start, end }));
    refuseRepeated(captures, 'wildcard');
    const hiding = captures.find(({ name }) => around.variables.has(name));
    if (hiding) warn(hiding, `wildcard '${hiding.name}' hides the outer one`);
    return captures;
  }

  function checkFunction(declaration: FunctionDeclaration, names: Names): void {
    const { name, parameters, bindings, result } = declaration;
    checkFunctionLimits(source, declaration);
    refuseRepeated([...parameters, ...bindings], 'variable');
    const variables = new Set([...names.variables, ...parameters.map((parameter) => parameter.name)]);
    const mentioned = new Set<string>();
    for (const binding of bindings) {
      checkExpression(binding.value, { ...names, variables }, mentioned);
      variables.add(binding.name);
    }
    checkExpression(result, { ...names, variables }, mentioned);
    const idle = bindings.find((binding) => !mentioned.has(binding.name));
    if (idle) warn(idle, `unused variable '${idle.name}'`);
    if (isRecursive(declaration, names.functions))
      fail(declaration, `function '${name}' calls itself`, 'no recursion');
  }

  function checkExpression(root: Expression, names: Names, mentioned = new Set<string>()): void {
    walk(root, (node, parent) => {
      if (node.type === 'name') {
        mentioned.add(node.name);
        if (!names.variables.has(node.name) && !isMoreThanAVariable(node, parent)) unknownVariable(node);
      }
      if (node.type === 'path') checkOpenNames(node, parent, names);
      if (node.type === 'call') checkCall(node, names);
    });
  }

  function unknownVariable(node: ExpressionOf<'name'>): never {
    fail(node, `unknown variable '${node.name}'`, 'a declared variable');
  }

  /** `/users/$(uid)` may leave `uid` open only where `.bind(…)` follows. */
  function checkOpenNames(node: ExpressionOf<'path'>, parent: Expression | null, names: Names): void {
    if (parent?.type === 'call' && parent.receiver === node && parent.name === 'bind') return;
    for (const segment of node.segments) {
      if (typeof segment === 'string' || segment.type !== 'name') continue;
      if (!names.variables.has(segment.name)) unknownVariable(segment);
    }
  }

  function checkCall(node: ExpressionOf<'call'>, names: Names): void {
    const { receiver, name } = node;
    const declaration = receiver ? undefined : names.functions.get(name);
    if (declaration) {
      called.add(declaration);
      checkArity(node, name, [declaration.parameters.length]);
    } else if (!receiver || (receiver.type === 'name' && !names.variables.has(receiver.name))) {
      const dotted = receiver?.type === 'name' ? `${receiver.name}.${name}` : name;
      const arity = arityOfFunction(dotted, host);
      if (arity === undefined) fail(node, `unknown function '${dotted}'`, 'a function that exists here');
      checkArity(node, dotted, [arity]);
    } else {
      const arities = aritiesOfMethod(name);
      if (!arities) fail(node, `unknown method '${name}'`, 'a method of the rules language');
      checkArity(node, name, arities);
    }
  }

  function checkArity(node: ExpressionOf<'call'>, name: string, allowed: readonly number[]): void {
    if (allowed.includes(node.args.length)) return;
    const count = allowed.join(' or ');
    fail(
      node,
      `'${name}' received ${node.args.length} arguments`,
      `${count} argument${count === '1' ? '' : 's'}`,
    );
  }

  const global: Names = { variables: new Set(['request', 'resource']), functions: new Map() };
  const top = within(global, file.functions);
  for (const declaration of file.functions) checkFunction(declaration, top);
  everyFunction.push(...service.functions);
  checkBlock(service, within(top, service.functions), 0, 0);
  for (const declaration of everyFunction) {
    if (!called.has(declaration)) warn(declaration, `unused function '${declaration.name}'`);
  }
  return warnings;
}

/** A name within a path may be left open, and one before a method may be a namespace: both are checked elsewhere. */
function isMoreThanAVariable(node: ExpressionOf<'name'>, parent: Expression | null): boolean {
  return parent?.type === 'path' || (parent?.type === 'call' && parent.receiver === node);
}
