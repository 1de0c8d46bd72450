import { useEffect, useState } from 'react';
import { useNow } from '../../lib/now.tsx';

const MINUTE_MS = 60_000;

/** Returns the time of the page, updated every minute. */
export function useMinute(): Date {
  const start = useNow();
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const startedAt = Date.now();
    const timer = setInterval(() => setPassed(Date.now() - startedAt), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date(start.getTime() + passed);
}
