import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Returns the present time, updated every minute. */
export function useCurrentMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
