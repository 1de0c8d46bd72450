/** The name and text of a rules file. */
export interface Source {
  readonly fileName: string;
  readonly text: string;
}

/** A range of the source, as offsets into its text; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Line and column, both counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Returns the position of an offset. */
export function positionOf(source: Source, offset: number): Position {
  const before = source.text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** Returns a position as text, such as `firestore.rules:12:7`. */
export function locationOf(source: Source, offset: number): string {
  const { line, column } = positionOf(source, offset);
  return `${source.fileName}:${line}:${column}`;
}

/** An error in a rules file: its position, the problem and the expected tokens. */
export class RulesSyntaxError extends Error {
  readonly fileName: string;
  readonly line: number;
  readonly column: number;
  /** The problem without the position: `missing ';'`. */
  readonly problem: string;
  /** What the compiler expected: `';'`, `an expression`, `a known function`. */
  readonly expected: string;

  constructor(source: Source, offset: number, problem: string, expected: string) {
    super(`${locationOf(source, offset)}: ${problem}, expected ${expected}`);
    this.name = 'RulesSyntaxError';
    const { line, column } = positionOf(source, offset);
    this.fileName = source.fileName;
    this.line = line;
    this.column = column;
    this.problem = problem;
    this.expected = expected;
  }
}
