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
} from '../language/ast.ts';
import { checkFunctionLimits, checkLevels, checkMatch } from './check-limits.ts';
import { LIMITS } from '../language/limits.ts';
import { locationOf, RulesSyntaxError, type Source, type Span } from '../language/source.ts';
import { walk } from '../language/walk.ts';

/** The functions that the body of each function calls, resolved in the scope of the body. */
type CallGraph = ReadonlyMap<FunctionDeclaration, readonly FunctionDeclaration[]>;

/**
 * Returns the longest call stack that begins with this function, at most one function longer than the limit, or
 * `recursive`. `known` caches results for one graph.
 */
function deepestStack(
  graph: CallGraph,
  from: FunctionDeclaration,
  known: Map<FunctionDeclaration, readonly FunctionDeclaration[] | 'recursive'>,
  depth = 0,
): readonly FunctionDeclaration[] | 'recursive' {
  const found = known.get(from);
  if (found) return found;
  if (depth >= LIMITS.callDepth) return [from];
  // Reaching a function again while it is being visited means that the calls form a cycle.
  known.set(from, 'recursive');
  let deepest: readonly FunctionDeclaration[] = [];
  for (const called of graph.get(from) ?? []) {
    const below = deepestStack(graph, called, known, depth + 1);
    if (below === 'recursive') return 'recursive';
    if (below.length > deepest.length) deepest = below;
  }
  const stack = [from, ...deepest];
  known.set(from, stack);
  return stack;
}

/** The names that are declared at one place. */
interface Names {
  readonly variables: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
}

/** The namespaces of functions, whose names variables must not have. */
const PACKAGES: ReadonlySet<string> = new Set(['duration', 'hashing', 'latlng', 'math', 'timestamp']);

/**
 * Checks names, recursion and limits. Throws RulesSyntaxError
 * for the first problem. Returns the warnings of Google's compiler:
 * undeclared names, wrong numbers of arguments, unused functions and variables, hidden wildcards.
 */
export function check(source: Source, file: RulesFile, service: Service, host: HostFunctions): string[] {
  const warnings: string[] = [];
  const called = new Set<FunctionDeclaration>();
  const everyFunction = [...file.functions];
  const graph = new Map<FunctionDeclaration, FunctionDeclaration[]>();

  function fail(at: Span, problem: string, expected: string): never {
    throw new RulesSyntaxError(source, at.start, problem, expected);
  }

  function warn(at: Span, message: string): void {
    warnings.push(`${locationOf(source, at.start)}: ${message}`);
  }

  function refusePackage(at: Span, name: string): void {
    if (PACKAGES.has(name))
      fail(at, `${name} is a package and cannot be used as variable name`, 'another name');
  }

  function refuseRepeated(names: readonly Name[], what: string): void {
    const seen = new Set<string>();
    for (const one of names) {
      if (what !== 'function') refusePackage(one, one.name);
      if (seen.has(one.name)) fail(one, `${what} '${one.name}' is declared twice`, 'another name');
      seen.add(one.name);
    }
  }

  /** Returns the names of a block and of its outer blocks. */
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
    for (const { condition } of block.allows) if (condition) checkExpression(condition, names, called);
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
    const { parameters, bindings, result } = declaration;
    checkFunctionLimits(source, declaration);
    refuseRepeated([...parameters, ...bindings], 'variable');
    const variables = new Set([...names.variables, ...parameters.map((parameter) => parameter.name)]);
    const mentioned = new Set<string>();
    const calls = new Set<FunctionDeclaration>();
    for (const binding of bindings) {
      checkExpression(binding.value, { ...names, variables }, calls, mentioned);
      variables.add(binding.name);
    }
    checkExpression(result, { ...names, variables }, calls, mentioned);
    const idle = bindings.find((binding) => !mentioned.has(binding.name));
    if (idle) warn(idle, `Unused variable: ${idle.name}.`);
    graph.set(declaration, [...calls]);
    for (const each of calls) called.add(each);
  }

  function checkExpression(
    root: Expression,
    names: Names,
    calls: Set<FunctionDeclaration>,
    mentioned = new Set<string>(),
  ): void {
    checkLevels(source, root);
    walk(root, (node, parent) => {
      if (node.type === 'name') {
        mentioned.add(node.name);
        if (!names.variables.has(node.name) && !isMoreThanAVariable(node, parent)) unknownVariable(node);
      }
      if (node.type === 'path') checkOpenNames(node, parent, names);
      if (node.type === 'call') checkCall(node, names, calls);
    });
  }

  function unknownVariable(node: ExpressionOf<'name'>): void {
    refusePackage(node, node.name);
    warn(node, `Invalid variable name: ${node.name}.`);
  }

  /** Rejects unbound names, such as `/users/$(uid)`, except before `.bind(…)`. */
  function checkOpenNames(node: ExpressionOf<'path'>, parent: Expression | null, names: Names): void {
    if (parent?.type === 'call' && parent.receiver === node && parent.name === 'bind') return;
    for (const segment of node.segments) {
      if (typeof segment === 'string' || segment.type !== 'name') continue;
      if (!names.variables.has(segment.name)) unknownVariable(segment);
    }
  }

  function checkCall(node: ExpressionOf<'call'>, names: Names, calls: Set<FunctionDeclaration>): void {
    const { receiver, name } = node;
    const declaration = receiver ? undefined : names.functions.get(name);
    if (declaration) {
      calls.add(declaration);
      checkArity(node, name, [declaration.parameters.length]);
    } else if (!receiver || (receiver.type === 'name' && !names.variables.has(receiver.name))) {
      const dotted = receiver?.type === 'name' ? `${receiver.name}.${name}` : name;
      const arity = arityOfFunction(dotted, host);
      checkArity(node, dotted, arity === undefined ? undefined : [arity]);
    } else {
      checkArity(node, name, aritiesOfMethod(name));
    }
  }

  function checkArity(
    node: ExpressionOf<'call'>,
    name: string,
    allowed: readonly number[] | undefined,
  ): void {
    if (!allowed) warn(node, `Invalid function name: ${name}.`);
    else if (!allowed.includes(node.args.length))
      warn(node, `Incorrect number of arguments supplied to function: ${name}.`);
  }

  function checkStacks(): void {
    const known = new Map<FunctionDeclaration, readonly FunctionDeclaration[] | 'recursive'>();
    for (const declaration of graph.keys()) {
      const stack = deepestStack(graph, declaration, known);
      if (stack === 'recursive') fail(declaration, 'Recursive call is not allowed', 'no recursion');
      const over = stack[LIMITS.callDepth];
      if (!over) continue;
      const names = stack.slice(0, LIMITS.callDepth).map(({ name }) => name);
      const problem = `Maximum allowed call depth of 20 is reached for [${names.join('->')}] call stack`;
      fail(over, problem, `at most ${LIMITS.callDepth} functions in each other`);
    }
  }

  const global: Names = { variables: new Set(['request', 'resource']), functions: new Map() };
  const top = within(global, file.functions);
  for (const declaration of file.functions) checkFunction(declaration, top);
  everyFunction.push(...service.functions);
  checkBlock(service, within(top, service.functions), 0, 0);
  checkStacks();
  for (const declaration of everyFunction) {
    if (!called.has(declaration)) warn(declaration, `Unused function: ${declaration.name}.`);
  }
  return warnings;
}

/**
 * Skips names within a path, which may be unbound, and names before a method, which may be namespaces; both are checked
 * elsewhere.
 */
function isMoreThanAVariable(node: ExpressionOf<'name'>, parent: Expression | null): boolean {
  return parent?.type === 'path' || (parent?.type === 'call' && parent.receiver === node);
}
