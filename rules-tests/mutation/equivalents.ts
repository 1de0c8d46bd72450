/**
 * Mutants that decide nothing otherwise, by name, each with the reason. One that is noticed after all fails the suite,
 * and so does a name that is no mutant's. There are none so far.
 */
export const EQUIVALENT: Readonly<Record<'firestore' | 'storage', Readonly<Record<string, string>>>> = {
  firestore: {},
  storage: {},
};
