/** Whole won with thousands separators: 18000 → `₩18,000`. */
export function formatWon(won: number): string {
  return `₩${Math.round(won).toLocaleString('en-US')}`;
}

/** US cents as dollars with two decimals: 1350 → `$13.50`. */
export function formatDollars(cents: number): string {
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}
