import type { Deadline } from '../cleanup/deadline.ts';

export const NO_DEADLINE: Deadline = { isOver: () => false };

/** A deadline that is over once it has been asked for so many times. */
export function deadlineAfter(questions: number): Deadline {
  let asked = 0;
  return { isOver: () => (asked += 1) > questions };
}
