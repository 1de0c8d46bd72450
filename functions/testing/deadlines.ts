import type { Deadline } from '../src/store/run-parts.ts';

export const NO_DEADLINE: Deadline = { isOver: () => false };

/** Returns a deadline that is over after the given number of checks. */
export function deadlineAfter(questions: number): Deadline {
  let asked = 0;
  return { isOver: () => (asked += 1) > questions };
}
