import type { Expression, ExpressionOf, ExpressionType } from '../../emulator/src/rules/language/ast.ts';
import { walk } from '../../emulator/src/rules/language/walk.ts';
import { quoted, type Edit } from './edit.ts';
import { patternEdits } from './pattern-edits.ts';

type Edits<T extends ExpressionType> = (node: ExpressionOf<T>, text: string) => readonly Edit[];

/** Returns every small change that weakens or alters a condition. */
export function expressionEdits(root: Expression, text: string): Edit[] {
  const edits: Edit[] = [];
  walk(root, (node) => edits.push(...editsOf(node, text)));
  return edits;
}

/** Returns edits that replace a whole condition or function result by `true` and `false`. */
export const constantEdits = (root: Expression, text: string): Edit[] =>
  ['true', 'false']
    .filter((always) => always !== text.slice(root.start, root.end))
    .map((always) => replaced(root, always, text));

function editsOf(node: Expression, text: string): readonly Edit[] {
  switch (node.type) {
    case 'logical':
      return logicalEdits(node, text);
    case 'not':
      return [replaced(node, text.slice(node.operand.start, node.operand.end), text)];
    case 'conditional':
      return [node.yes, node.no].map((branch) =>
        replaced(node, `(${text.slice(branch.start, branch.end)})`, text),
      );
    case 'binary':
      return comparisonEdits(node, text);
    case 'literal':
      return boundEdits(node, text);
    case 'list':
      return node.items.map((_, index) => withoutItem(node, index, text));
    case 'call':
      return patternCallEdits(node, text);
    default:
      return [];
  }
}

function replaced(node: Expression, replacement: string, text: string): Edit {
  return { ...spanOf(node), replacement, effect: `${quoted(text, node)} → ${replacement}` };
}

const spanOf = ({ start, end }: Expression) => ({ start, end });

/** Replaces each operand of `&&` by `true` and each operand of `||` by `false`. */
const logicalEdits: Edits<'logical'> = ({ operator, left, right }, text) =>
  [left, right]
    .filter((operand) => operand.type !== 'logical' || operand.operator !== operator)
    .map((operand) => replaced(operand, operator === '&&' ? 'true' : 'false', text));

const OTHER_COMPARISON: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '==': '!=',
  '!=': '==',
};

const comparisonEdits: Edits<'binary'> = ({ operator, left, right, start, end }, text) => {
  const other = OTHER_COMPARISON[operator];
  if (!other) return [];
  const at = text.indexOf(operator, left.end);
  if (at < 0 || at >= right.start) return [];
  const effect = `${quoted(text, { start, end })}: ${operator} → ${other}`;
  return [{ start: at, end: at + operator.length, replacement: other, effect }];
};

/** Increments and decrements an integer literal. */
const boundEdits: Edits<'literal'> = (node, text) => {
  const { value } = node;
  if (typeof value !== 'bigint') return [];
  return [value + 1n, value - 1n].map((bound) => replaced(node, String(bound), text));
};

function withoutItem({ items }: ExpressionOf<'list'>, index: number, text: string): Edit {
  const [item, next, before] = [items[index]!, items[index + 1], items[index - 1]];
  const span = next
    ? { start: item.start, end: next.start }
    : { start: before?.end ?? item.start, end: item.end };
  return { ...span, replacement: '', effect: `a list without ${quoted(text, item)}` };
}

const WITH_PATTERN: ReadonlySet<string> = new Set(['matches', 'replace', 'split']);

const patternCallEdits: Edits<'call'> = ({ name, args: [pattern] }, text) =>
  WITH_PATTERN.has(name) && pattern?.type === 'literal' ? patternEdits(pattern, text) : [];
