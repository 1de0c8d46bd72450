/**
 * Equivalent mutants by name, each with the reason. The suite fails if a listed mutant is detected or does not exist.
 * There are none so far.
 */
export const EQUIVALENT: Readonly<Record<'firestore' | 'storage', Readonly<Record<string, string>>>> = {
  firestore: {},
  storage: {},
};
