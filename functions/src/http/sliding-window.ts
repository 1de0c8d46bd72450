import type { Limit } from './rate-limit.ts';

/** Number of calls in each time slice of a limit, by the slice's number. */
export type Slices = Record<string, number>;

/** Slices per limit period: few enough to store, enough for a precise window. */
const SLICES = 60;

/** The duration of a slice, and the time until which its calls count; both in milliseconds. */
const widthOf = ({ seconds }: Limit) => (seconds * 1000) / SLICES;
const endOf = (slice: string, limit: Limit) => (Number(slice) + 1 + SLICES) * widthOf(limit);
const sum = (slices: Slices) => Object.values(slices).reduce((total, count) => total + count, 0);

/** Returns the slices that still count at `now`, in milliseconds. */
export function currentSlices(slices: Slices, limit: Limit, now: number): Slices {
  return Object.fromEntries(
    Object.entries(slices).filter(([slice, count]) => count > 0 && endOf(slice, limit) > now),
  );
}

/** The number of calls within the limit, the slice in which they were counted, and when the next call will be allowed. */
export interface Counted {
  granted: number;
  slice: string;
  retryAfterSeconds: number;
}

/** Counts as many of `calls` as the limit allows in `slices`, which must contain only slices that still count. */
export function countInto(slices: Slices, limit: Limit, now: number, calls: number): Counted {
  const granted = Math.min(calls, Math.max(0, limit.max - sum(slices)));
  const slice = String(Math.floor(now / widthOf(limit)));
  if (granted > 0) slices[slice] = (slices[slice] ?? 0) + granted;
  const oldest = Object.keys(slices).toSorted((a, b) => Number(a) - Number(b))[0] ?? slice;
  return { granted, slice, retryAfterSeconds: Math.ceil((endOf(oldest, limit) - now) / 1000) };
}
