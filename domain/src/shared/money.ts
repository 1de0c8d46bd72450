/** `1234567.50` as `1,234,567.50`. The browser's own number formats take 10 ms to load, while a page comes to life. */
const withSeparators = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Whole won with thousands separators: 18000 → `₩18,000`. */
export function formatWon(won: number): string {
  return `₩${withSeparators(String(Math.round(won)))}`;
}

/** US cents as dollars with two decimals: 1350 → `$13.50`. */
export function formatDollars(cents: number): string {
  return `$${withSeparators((cents / 100).toFixed(2))}`;
}
