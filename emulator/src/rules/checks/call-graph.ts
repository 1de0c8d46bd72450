import type { FunctionDeclaration } from '../language/ast.ts';
import { LIMITS } from '../language/limits.ts';

/** The functions that the body of each function calls, resolved in the scope of the body. */
export type CallGraph = ReadonlyMap<FunctionDeclaration, readonly FunctionDeclaration[]>;

/**
 * Returns the longest call stack that begins with this function, at most one function longer than the limit, or
 * `recursive`. `known` caches results for one graph.
 */
export function deepestStack(
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
