/**
 * Stands in for the arithmetic on integers of any size that Firestore's small reader imports, all of it, to compare the
 * `__id7__` of collections that Datastore made; see build/lean-firestore.ts. The language has such integers by now.
 */
export class Integer {
  readonly #value: bigint;

  private constructor(value: bigint) {
    this.#value = value;
  }

  static fromString(digits: string): Integer {
    return new Integer(BigInt(digits));
  }

  /** Below zero where this one comes first, above it where the other does. */
  compare(other: Integer): number {
    return Number(this.#value > other.#value) - Number(this.#value < other.#value);
  }
}
