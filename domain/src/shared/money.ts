/** Formats `1234567.50` as `1,234,567.50`, for any safe integer. Loading `Intl.NumberFormat` takes 10 ms during hydration. */
const withSeparators = (digits: string) => digits.replace(/\B(?=(?:\d{3}){1,5}(?!\d))/g, ',');

/** Formats won with thousands separators: 18000 → `₩18,000`. */
export function formatWon(won: number): string {
  return `₩${withSeparators(String(Math.round(won)))}`;
}

/** Formats US cents as dollars: 1350 → `$13.50`. */
export function formatDollars(cents: number): string {
  return `$${withSeparators((cents / 100).toFixed(2))}`;
}
