import type { FunctionDeclaration } from '../language/ast.ts';
import type { Outcome } from './outcome.ts';

/** What names stand for at one place, inside what they stand for around it. */
export interface Scope {
  readonly parent: Scope | null;
  readonly variables: ReadonlyMap<string, Outcome>;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
}

/** The scope of a block: its wildcards and its functions. */
export function createScope(
  parent: Scope | null,
  variables: ReadonlyMap<string, Outcome>,
  functions: readonly FunctionDeclaration[] = [],
): Scope {
  return { parent, variables, functions: new Map(functions.map((declared) => [declared.name, declared])) };
}

/** What a variable stands for, or undefined where it is not declared. */
export function findVariable(scope: Scope | null, name: string): Outcome | undefined {
  for (let at = scope; at; at = at.parent) {
    const value = at.variables.get(name);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** A function with the scope that it was declared in: its body sees that one, not the caller's. */
export function findFunction(
  scope: Scope | null,
  name: string,
): { declaration: FunctionDeclaration; home: Scope } | undefined {
  for (let at = scope; at; at = at.parent) {
    const declaration = at.functions.get(name);
    if (declaration) return { declaration, home: at };
  }
  return undefined;
}
