/** A seeded source of random numbers: the same seed gives the same numbers on every machine. */
export interface Random {
  /** Returns a whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  /** Returns true once in `count` calls on average. */
  oneIn(count: number): boolean;
  pick<T>(items: readonly T[]): T;
}

/** Returns the generator Mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, oneIn: (count) => below(count) === 0, pick: (items) => items[below(items.length)]! };
}
