import type { FunctionDeclaration } from './ast.ts';
import { walk } from './walk.ts';

/** Whether a function calls itself, directly or by way of others among these. */
export function isRecursive(
  declaration: FunctionDeclaration,
  functions: ReadonlyMap<string, FunctionDeclaration>,
): boolean {
  const reached = new Set<FunctionDeclaration>();
  const follow = (from: FunctionDeclaration): void => {
    for (const called of calledBy(from, functions)) {
      if (reached.has(called)) continue;
      reached.add(called);
      follow(called);
    }
  };
  follow(declaration);
  return reached.has(declaration);
}

function calledBy(
  { bindings, result }: FunctionDeclaration,
  functions: ReadonlyMap<string, FunctionDeclaration>,
): FunctionDeclaration[] {
  const called: FunctionDeclaration[] = [];
  for (const root of [...bindings.map(({ value }) => value), result]) {
    walk(root, (node) => {
      const target = node.type === 'call' && !node.receiver ? functions.get(node.name) : undefined;
      if (target) called.push(target);
    });
  }
  return called;
}
