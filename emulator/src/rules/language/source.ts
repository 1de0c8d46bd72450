/** A rules file's text under its name, and the errors that point into it. */
export interface Source {
  readonly fileName: string;
  readonly text: string;
}

/** A piece of the source, as offsets into its text; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Line and column, both counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Where an offset lies. */
export function positionOf(source: Source, offset: number): Position {
  const before = source.text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** `firestore.rules:12:7` */
export function locationOf(source: Source, offset: number): string {
  const { line, column } = positionOf(source, offset);
  return `${source.fileName}:${line}:${column}`;
}

/** A rules source that does not compile: where, what is wrong and what would have been right. */
export class RulesSyntaxError extends Error {
  readonly fileName: string;
  readonly line: number;
  readonly column: number;
  /** What is wrong, without the place: `missing ';'`. */
  readonly problem: string;
  /** What the compiler was looking for: `';'`, `an expression`, `a known function`. */
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
