import { isDayHours } from './opening-hours.ts';
import { readSpecialHours, type SpecialHours } from './special-hours.ts';

/** What is wrong with special hours, and the lines that are. */
export interface SpecialHoursProblem {
  problem: 'incomplete' | 'order' | 'hours' | 'overlap';
  lines: readonly [number, ...number[]];
}

function problemOfLine(line: string): SpecialHoursProblem['problem'] | undefined {
  const read = readSpecialHours(line);
  if (!read) return 'incomplete';
  if (read.until < read.from) return 'order';
  return read.hours && !isDayHours(read.hours) ? 'hours' : undefined;
}

/** Returns the first problem of the lines: of one of them, or two with a day in common; undefined when there is none. */
export function findSpecialHoursProblem(lines: readonly string[]): SpecialHoursProblem | undefined {
  for (const [index, line] of lines.entries()) {
    const problem = problemOfLine(line);
    if (problem) return { problem, lines: [index] };
    const other = lines.findIndex(
      (before, at) => at < index && isOverlapping(readSpecialHours(before), readSpecialHours(line)),
    );
    if (other !== -1) return { problem: 'overlap', lines: [other, index] };
  }
  return undefined;
}

function isOverlapping(one: SpecialHours | undefined, other: SpecialHours | undefined): boolean {
  return one !== undefined && other !== undefined && one.from <= other.until && other.from <= one.until;
}
