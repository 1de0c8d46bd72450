import type { Span } from '../../emulator/src/rules/language/source.ts';

/** A replacement of a span of a rules file, with a description of its effect. */
export interface Edit extends Span {
  readonly replacement: string;
  readonly effect: string;
}

export const apply = (text: string, { start, end, replacement }: Edit): string =>
  text.slice(0, start) + replacement + text.slice(end);

/** Returns the text of the span on one line, truncated. */
export function quoted(text: string, { start, end }: Span): string {
  const piece = text.slice(start, end).replace(/\s+/g, ' ');
  return piece.length > 80 ? `${piece.slice(0, 80)}…` : piece;
}
