/**
 * Returns the number of people in a typed text, such as `２명`, `2 people` or `총 2명`; 1 if the text has no number, as the
 * specification says of the visitor's field.
 */
export function participantsOf(typed: string): number {
  return Number(/-?\d+/.exec(typed.normalize('NFKC'))?.[0] ?? 1);
}
