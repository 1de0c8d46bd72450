import { useEffect, useState } from 'react';
import { clockFrom } from './clock.ts';
import { useNow } from './now.tsx';

const MINUTE_MS = 60_000;

/** Returns the time of the page, updated every minute. */
export function useMinute(): Date {
  const start = useNow();
  const [ticked, setTicked] = useState({ start, now: start });
  useEffect(() => {
    const clock = clockFrom(start);
    const timer = setInterval(() => setTicked({ start, now: clock() }), MINUTE_MS);
    return () => clearInterval(timer);
  }, [start]);
  return ticked.start === start ? ticked.now : start;
}
