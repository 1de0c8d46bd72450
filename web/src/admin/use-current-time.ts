import { useEffect, useState } from 'react';
import { startOfSeoulDay } from '@app/domain/shared/seoul-time.ts';

/** A timer that waits for the moment itself would be late after the computer has slept. */
const LOOK_MS = 10_000;

/**
 * Returns the time at which it was first called, and a new one once `next` of it has come: `next` returns when something that is shown
 * changes, or null when nothing will.
 */
export function useCurrentTime(next: (now: Date) => Date | null): Date {
  const [now, setNow] = useState(() => new Date());
  const change = next(now)?.getTime();
  useEffect(() => {
    if (change === undefined) return;
    const look = () => {
      if (Date.now() >= change) setNow(new Date());
    };
    const timer = setInterval(look, LOOK_MS);
    look();
    return () => clearInterval(timer);
  }, [change]);
  return now;
}

const MINUTE_MS = 60_000;
const nextMinute = (now: Date) => new Date(now.getTime() + MINUTE_MS);

/** Returns the present time, updated every minute. */
export const useCurrentMinute = () => useCurrentTime(nextMinute);

const startOfTomorrow = (now: Date) => startOfSeoulDay(now, 1);

/** Returns the whole minute of a moment. */
export const startOfMinute = (now: Date) => new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);

/**
 * Returns a moment of the current day in Seoul, another one as soon as the next day begins. It is a whole minute: when React begins
 * the first render anew, the same documents are selected, and not read twice.
 */
export const useSeoulDay = () => startOfMinute(useCurrentTime(startOfTomorrow));
