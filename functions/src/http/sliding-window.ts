import type { Limit } from './rate-limit.ts';

/** How many calls began in each slice of a limit's time, by the slice's number. */
export type Slices = Record<string, number>;

/** A count moves on by so many parts of its time: few enough to store, many enough to be just. */
const SLICES = 60;

/** Milliseconds of one slice, and the last moment at which what was counted in it still counts. */
const widthOf = ({ seconds }: Limit) => (seconds * 1000) / SLICES;
const endOf = (slice: string, limit: Limit) => (Number(slice) + 1 + SLICES) * widthOf(limit);
const sum = (slices: Slices) => Object.values(slices).reduce((total, count) => total + count, 0);

/** The slices that still count at a time in milliseconds. */
export function currentSlices(slices: Slices, limit: Limit, now: number): Slices {
  return Object.fromEntries(
    Object.entries(slices).filter(([slice, count]) => count > 0 && endOf(slice, limit) > now),
  );
}

/** How many of some calls are within the limit, in which slice they were counted, and when one more will be. */
export interface Counted {
  granted: number;
  slice: string;
  retryAfterSeconds: number;
}

/** Counts as many of `calls` as the limit allows in `slices`, which hold nothing but what still counts. */
export function countInto(slices: Slices, limit: Limit, now: number, calls: number): Counted {
  const granted = Math.min(calls, Math.max(0, limit.max - sum(slices)));
  const slice = String(Math.floor(now / widthOf(limit)));
  if (granted > 0) slices[slice] = (slices[slice] ?? 0) + granted;
  const oldest = Object.keys(slices).toSorted((a, b) => Number(a) - Number(b))[0] ?? slice;
  return { granted, slice, retryAfterSeconds: Math.ceil((endOf(oldest, limit) - now) / 1000) };
}
