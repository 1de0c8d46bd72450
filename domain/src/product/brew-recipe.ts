/** Grams of coffee that the calculator accepts: from one small cup to a large pot. */
export const BREW_DOSE = { min: 5, max: 100, default: 20 } as const;

/** Grams of water per gram of coffee that the calculator accepts: from a strong cup to a light one. */
export const BREW_RATIO = { min: 10, max: 20, default: 15 } as const;

/** Grams of water per gram of coffee that let the grounds bloom, the first pour of a filter coffee. */
const BLOOM_RATIO = 2;

/** Returns the water of a filter coffee in whole grams: all of it, and the part that is poured first. */
export function brewWater(doseGrams: number, ratio: number): { total: number; bloom: number } {
  return { total: Math.round(doseGrams * ratio), bloom: Math.round(doseGrams * BLOOM_RATIO) };
}

/** Returns a passed time in milliseconds as minutes and seconds, such as `2:05`. */
export function formatBrewTime(passedMs: number): string {
  const seconds = Math.floor(passedMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
