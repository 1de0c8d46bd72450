import type { Span } from '../../emulator/src/rules/language/source.ts';
import { quoted, type Edit } from './edit.ts';

/** The tokens of a regular expression as written in a rules file, where each backslash is doubled. */
const PIECES = {
  class: /\[\^?(?:\\\\x\{\w+\}|\\\\\w\w?|[^\]\\])+\]/y,
  flags: /\(\?s\)/y,
  escape: /\\\\x\{\w+\}|\\\\\w/y,
  repeat: /\{\d+(?:,\d*)?\}|[?*]/y,
  other: /[\s\S]/y,
};
type Kind = keyof typeof PIECES;

interface Piece extends Span {
  readonly kind: Kind;
  readonly text: string;
}

/** Returns every change of one token of a pattern: a quantifier, a member of a character class, an alternative. */
export function patternEdits(literal: Span, text: string): Edit[] {
  const inner = { start: literal.start + 1, end: literal.end - 1 };
  const pieces = piecesOf(text, inner);
  const edits = [
    ...pieces.flatMap(repeatEdits),
    ...pieces.flatMap(classEdits),
    ...alternativeEdits(pieces, text),
  ];
  return edits.map((edit) => ({
    ...edit,
    effect: `${quoted(text, literal)} at ${edit.start - inner.start}: ${edit.effect}`,
  }));
}

function piecesOf(text: string, { start, end }: Span): Piece[] {
  const pieces: Piece[] = [];
  for (let at = start; at < end; at = pieces.at(-1)!.end) {
    for (const [kind, pattern] of Object.entries(PIECES) as [Kind, RegExp][]) {
      pattern.lastIndex = at;
      const [found] = pattern.exec(text) ?? [];
      if (found === undefined) continue;
      pieces.push({ kind, text: found, start: at, end: at + found.length });
      break;
    }
  }
  return pieces;
}

const changed = ({ start, end, text }: Piece, replacement: string): Edit => ({
  start,
  end,
  replacement,
  effect: `${text} → ${replacement === '' ? 'nothing' : replacement}`,
});

/** `{2,5}` becomes `{2,6}`, `{2,4}`, `{3,5}` and `{1,5}`; `?` is removed, `*` becomes `?`. */
function repeatEdits(piece: Piece): Edit[] {
  if (piece.kind === 'flags') return [changed(piece, '')];
  if (piece.kind !== 'repeat') return [];
  const weaker = { '?': '', '*': '?' }[piece.text];
  if (weaker !== undefined) return [changed(piece, weaker)];
  const [least = 0, most] = piece.text.slice(1, -1).split(',').map(Number);
  const bounds: [number, number?][] =
    most === undefined
      ? [[least + 1], [least - 1]]
      : [
          [least, most + 1],
          [least, most - 1],
          [least + 1, most],
          [least - 1, most],
        ];
  return bounds.filter(([first]) => first >= 0).map((bound) => changed(piece, `{${bound.join(',')}}`));
}

/** Removes one member of a character class. */
function classEdits(piece: Piece): Edit[] {
  if (piece.kind !== 'class') return [];
  const [, opening = '', members = ''] = /^(\[\^?)([\s\S]*)\]$/.exec(piece.text) ?? [];
  const member = /(?:\\\\x\{\w+\}|\\\\p\w|\\\\\w|[^\\])(?:-(?:\\\\x\{\w+\}|\\\\\w|[^\\\]]))?/g;
  const all = members.match(member) ?? [];
  if (all.length < 2) return [];
  return all.map((_, index) => changed(piece, `${opening}${all.toSpliced(index, 1).join('')}]`));
}

/** Removes one alternative of a group. */
function alternativeEdits(pieces: readonly Piece[], text: string): Edit[] {
  const edits: Edit[] = [];
  const open: { bars: Piece[]; opening: Piece }[] = [];
  for (const piece of pieces) {
    if (piece.kind !== 'other') continue;
    if (piece.text === '(') open.push({ opening: piece, bars: [] });
    if (piece.text === '|') open.at(-1)?.bars.push(piece);
    if (piece.text !== ')') continue;
    const { opening, bars } = open.pop()!;
    if (bars.length === 0) continue;
    const edges = [opening, ...bars, piece];
    edges.slice(0, -1).forEach((edge, index) => {
      const next = edges[index + 1]!;
      const span = index === 0 ? { start: edge.end, end: next.end } : { start: edge.start, end: next.start };
      edits.push({
        ...span,
        replacement: '',
        effect: `without ${quoted(text, { start: edge.end, end: next.start })}`,
      });
    });
  }
  return edits;
}
