import { createContext, useContext, type ReactNode } from 'react';

const NowContext = createContext<Date | null>(null);

/** Provides the time of the page, so that server and browser render the same. */
export function NowProvider({ now, children }: { now: Date; children: ReactNode }) {
  return <NowContext value={now}>{children}</NowContext>;
}

export function useNow(): Date {
  const now = useContext(NowContext);
  if (!now) throw new Error('useNow needs a NowProvider above it');
  return now;
}
