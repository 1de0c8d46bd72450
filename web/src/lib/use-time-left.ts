import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** Returns the milliseconds until `moment`, updated every second; at least 0. */
export function useTimeLeft(moment: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Date.parse(moment) - now);
}

/** Returns minutes and seconds, such as `59:30`. */
export function formatTimeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND_MS);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
