import type { FunctionDeclaration } from '../language/ast.ts';
import type { Outcome } from '../evaluation/outcome.ts';

/** The variables and functions of a block, and its outer scope. */
export interface Scope {
  readonly parent: Scope | null;
  readonly variables: ReadonlyMap<string, Outcome>;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  /** The cost of using a variable, if it is not 1. */
  readonly costs?: ReadonlyMap<string, number>;
}

/** A function with the scope of its declaration, in which its body is evaluated. */
export interface DeclaredFunction {
  readonly declaration: FunctionDeclaration;
  readonly home: Scope;
}

/** Returns the scope of a block: its wildcards and functions. */
export function createScope(
  parent: Scope | null,
  variables: ReadonlyMap<string, Outcome>,
  functions: readonly FunctionDeclaration[] = [],
  costs?: ReadonlyMap<string, number>,
): Scope {
  const byName =
    functions.length === 0
      ? NO_FUNCTIONS
      : new Map(functions.map((declared) => [declared.name, declared] as const));
  return { parent, variables, functions: byName, ...(costs && { costs }) };
}

const NO_FUNCTIONS: ReadonlyMap<string, FunctionDeclaration> = new Map();

/** Returns the value of a variable, or undefined when it is not declared. */
export function findVariable(scope: Scope | null, name: string): Outcome | undefined {
  for (let at = scope; at; at = at.parent) {
    const value = at.variables.get(name);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Returns the cost of using a variable. */
export function findCost(scope: Scope, name: string): number {
  for (let at: Scope | null = scope; at; at = at.parent) {
    if (at.variables.has(name)) return at.costs?.get(name) ?? 1;
  }
  return 1;
}

/** Returns the innermost function of this name. */
export function findFunction(scope: Scope | null, name: string): DeclaredFunction | undefined {
  for (let at = scope; at; at = at.parent) {
    const declaration = at.functions.get(name);
    if (declaration) return { declaration, home: at };
  }
  return undefined;
}
