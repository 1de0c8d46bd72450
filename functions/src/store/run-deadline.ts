import type { Clock } from '../deps.ts';

/** The time after which long work starts nothing new. The next run continues with the rest. */
export interface Deadline {
  isOver(): boolean;
}

/** @param milliseconds how long from now the work may start anything new */
export function deadlineIn(milliseconds: number, clock: Clock): Deadline {
  const end = clock.now().getTime() + milliseconds;
  return { isOver: () => clock.now().getTime() >= end };
}
