const MAX = 2n ** 63n - 1n;

/** Converts a float to a 64-bit integer: truncated towards zero, clamped to the range, NaN as 0. */
export function toInteger(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= Number(MAX)) return MAX;
  return value <= -Number(MAX) ? -MAX - 1n : BigInt(Math.trunc(value));
}
