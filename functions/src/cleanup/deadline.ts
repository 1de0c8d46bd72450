import type { Clock } from '../deps.ts';

/** When long work stops beginning anything new. What is left is done the next time. */
export interface Deadline {
  isOver(): boolean;
}

/** @param milliseconds how long the work may begin anything from now on */
export function deadlineIn(milliseconds: number, clock: Clock): Deadline {
  const end = clock.now().getTime() + milliseconds;
  return { isOver: () => clock.now().getTime() >= end };
}
