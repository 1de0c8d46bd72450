import type { Expression } from './ast.ts';

/** Visits an expression and all nested ones, outer before inner. */
export function walk(
  node: Expression,
  visit: (node: Expression, parent: Expression | null) => void,
  parent: Expression | null = null,
): void {
  visit(node, parent);
  for (const child of childrenOf(node)) walk(child, visit, node);
}

/** Returns the direct children of an expression. */
export function childrenOf(node: Expression): readonly Expression[] {
  switch (node.type) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return node.items;
    case 'map':
      return node.entries.flat();
    case 'path':
      return node.segments.filter((segment) => typeof segment !== 'string');
    case 'member':
      return [node.object];
    case 'index':
      return [node.object, node.index];
    case 'slice':
      return [node.object, node.from, node.to];
    case 'call':
      return node.receiver ? [node.receiver, ...node.args] : node.args;
    case 'not':
    case 'negate':
    case 'is':
      return [node.operand];
    case 'binary':
    case 'logical':
      return [node.left, node.right];
    case 'conditional':
      return [node.test, node.yes, node.no];
  }
}
