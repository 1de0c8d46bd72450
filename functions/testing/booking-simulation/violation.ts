/** Something that must never happen. */
export class ViolationError extends Error {}

/** @throws ViolationError with this sentence, unless the condition holds */
export function requireThat(holds: boolean, sentence: () => string): void {
  if (!holds) throw new ViolationError(sentence());
}
