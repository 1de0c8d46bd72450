import { METHODS, FUNCTIONS } from '../builtins/tables.ts';
import type { Block, Expression, FunctionDeclaration, Name, RulesFile, Service } from './ast.ts';
import { checkFunctionLimits, checkMatch } from './check-limits.ts';
import { locationOf, RulesSyntaxError, type Source, type Span } from './source.ts';
import { walk } from './walk.ts';

/** The functions that only this service has, by dotted name, with the number of their arguments. */
export type HostFunctions = Readonly<Record<string, number>>;

interface Names {
  readonly variables: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
}

/**
 * Finds what parses but cannot work: unknown variables, functions and methods, wrong numbers of arguments, repeated
 * names, recursion, exceeded limits. Throws RulesSyntaxError for the first; returns warnings (unused functions and
 * variables, a wildcard that hides another). The official compiler only warns of unknown names; we refuse them, since a
 * rule that mentions one can never hold.
 */
export function check(source: Source, file: RulesFile, service: Service, host: HostFunctions): string[] {
  const warnings: string[] = [];
  const used = new Set<FunctionDeclaration>();
  const fail = (at: Span, problem: string, expected: string): never => {
    throw new RulesSyntaxError(source, at.start, problem, expected);
  };
  const warn = (at: Span, message: string): void => {
    warnings.push(`${locationOf(source, at.start)}: ${message}`);
  };

  function declare(
    around: Names,
    declared: readonly FunctionDeclaration[],
    captured: readonly string[],
  ): Names {
    unique(declared, 'function');
    return {
      variables: new Set([...around.variables, ...captured]),
      functions: new Map([...around.functions, ...declared.map((one) => [one.name, one] as const)]),
    };
  }

  function unique(names: readonly Name[], what: string): void {
    names.forEach((one, index) => {
      if (names.findIndex(({ name }) => name === one.name) < index)
        fail(one, `${what} '${one.name}' is declared twice`, 'another name');
    });
  }

  function checkBlock(block: Block, names: Names, depth: number, segments: number): void {
    for (const declaration of block.functions) checkFunction(declaration, names);
    for (const allow of block.allows) if (allow.condition) checkExpression(allow.condition, names);
    for (const match of block.matches) {
      const captures = match.pattern.filter(({ kind }) => kind !== 'literal');
      unique(
        captures.map(({ text, start, end }) => ({ name: text, start, end })),
        'wildcard',
      );
      const hidden = captures.find(({ text }) => names.variables.has(text));
      if (hidden) warn(hidden, `wildcard '${hidden.text}' hides the outer one`);
      checkMatch(source, match, {
        version: file.version,
        depth: depth + 1,
        segments: segments + match.pattern.length,
      });
      const inner = declare(
        names,
        match.functions,
        captures.map(({ text }) => text),
      );
      checkBlock(match, inner, depth + 1, segments + match.pattern.length);
    }
  }

  function checkFunction(declaration: FunctionDeclaration, names: Names): void {
    checkFunctionLimits(source, declaration);
    unique([...declaration.parameters, ...declaration.bindings], 'variable');
    const variables = new Set([...names.variables, ...declaration.parameters.map(({ name }) => name)]);
    const mentioned = new Set<string>();
    for (const binding of declaration.bindings) {
      checkExpression(binding.value, { ...names, variables }, mentioned);
      variables.add(binding.name);
    }
    checkExpression(declaration.result, { ...names, variables }, mentioned);
    const idle = declaration.bindings.find(({ name }) => !mentioned.has(name));
    if (idle) warn(idle, `unused variable '${idle.name}'`);
    if (reaches(declaration, declaration, names))
      fail(declaration, `function '${declaration.name}' calls itself`, 'no recursion');
  }

  function checkExpression(root: Expression, names: Names, mentioned: Set<string> = new Set()): void {
    walk(root, (node, parent) => {
      if (node.type === 'name') {
        mentioned.add(node.name);
        const open = parent?.type === 'path' || isNamespaceOf(parent, node, names);
        if (!open && !names.variables.has(node.name))
          fail(node, `unknown variable '${node.name}'`, 'a declared variable');
      }
      if (node.type === 'path') checkOpenNames(node, parent, names);
      if (node.type === 'call') checkCall(node, names);
    });
  }

  /** `/users/$(uid)` may leave `uid` open only where `.bind(…)` follows. */
  function checkOpenNames(
    node: Expression & { type: 'path' },
    parent: Expression | null,
    names: Names,
  ): void {
    if (parent?.type === 'call' && parent.receiver === node && parent.name === 'bind') return;
    for (const segment of node.segments) {
      if (typeof segment === 'string' || segment.type !== 'name' || names.variables.has(segment.name))
        continue;
      fail(segment, `unknown variable '${segment.name}'`, 'a declared variable');
    }
  }

  function isNamespaceOf(
    parent: Expression | null,
    node: Expression & { type: 'name' },
    names: Names,
  ): boolean {
    return parent?.type === 'call' && parent.receiver === node && !names.variables.has(node.name);
  }

  function checkCall(node: Expression & { type: 'call' }, names: Names): void {
    const { receiver, name } = node;
    const declaration = receiver ? undefined : names.functions.get(name);
    if (declaration) {
      used.add(declaration);
      arity(node, [declaration.parameters.length], name);
    } else if (!receiver || (receiver.type === 'name' && !names.variables.has(receiver.name))) {
      const dotted = receiver?.type === 'name' ? `${receiver.name}.${name}` : name;
      const count = Object.hasOwn(host, dotted)
        ? host[dotted]
        : Object.hasOwn(FUNCTIONS, dotted)
          ? FUNCTIONS[dotted]?.parameters.length
          : undefined;
      if (count === undefined) fail(node, `unknown function '${dotted}'`, 'a function that exists here');
      else arity(node, [count], dotted);
    } else {
      const counts = METHOD_ARITIES.get(name);
      if (!counts) fail(node, `unknown method '${name}'`, 'a method of the rules language');
      else arity(node, counts, name);
    }
  }

  function arity(node: Expression & { type: 'call' }, allowed: readonly number[], name: string): void {
    if (allowed.includes(node.args.length)) return;
    const count = allowed.join(' or ');
    fail(
      node,
      `'${name}' received ${node.args.length} arguments`,
      `${count} argument${count === '1' ? '' : 's'}`,
    );
  }

  const global: Names = { variables: new Set(['request', 'resource']), functions: new Map() };
  const top = declare(global, file.functions, []);
  for (const declaration of file.functions) checkFunction(declaration, top);
  checkBlock(service, declare(top, service.functions, []), 0, 0);
  for (const declaration of allFunctions(file.functions, service)) {
    if (!used.has(declaration)) warn(declaration, `unused function '${declaration.name}'`);
  }
  return warnings;
}

function allFunctions(outer: readonly FunctionDeclaration[], block: Block): readonly FunctionDeclaration[] {
  return [...outer, ...block.functions, ...block.matches.flatMap((match) => allFunctions([], match))];
}

/** How many arguments a method of this name takes, whichever type it belongs to. */
const METHOD_ARITIES: ReadonlyMap<string, readonly number[]> = (() => {
  const arities = new Map<string, number[]>();
  for (const table of Object.values(METHODS)) {
    for (const [name, { parameters }] of Object.entries(table)) {
      arities.set(name, [...new Set([...(arities.get(name) ?? []), parameters.length - 1])]);
    }
  }
  return arities;
})();

/** Whether calls lead from one function to another, through whatever functions are visible. */
function reaches(
  from: FunctionDeclaration,
  target: FunctionDeclaration,
  names: Names,
  seen = new Set<FunctionDeclaration>(),
): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  let found = false;
  for (const root of [...from.bindings.map(({ value }) => value), from.result]) {
    walk(root, (node) => {
      if (node.type !== 'call' || node.receiver) return;
      const called = names.functions.get(node.name);
      if (called) found ||= called === target || reaches(called, target, names, seen);
    });
  }
  return found;
}
