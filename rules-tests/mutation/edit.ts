import type { Span } from '../../emulator/src/rules/language/source.ts';

/** A piece of a rules file replaced by another text, and in words what that does. */
export interface Edit extends Span {
  readonly replacement: string;
  readonly effect: string;
}

export const apply = (text: string, { start, end, replacement }: Edit): string =>
  text.slice(0, start) + replacement + text.slice(end);

/** The piece of text, on one line and no longer than a line. */
export function quoted(text: string, { start, end }: Span): string {
  const piece = text.slice(start, end).replace(/\s+/g, ' ');
  return piece.length > 80 ? `${piece.slice(0, 80)}…` : piece;
}
