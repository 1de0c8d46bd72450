/**
 * Equivalent mutants by name, each with the reason. The suite fails if a listed mutant is detected or does not exist.
 */
export const EQUIVALENT: Readonly<Record<'firestore' | 'storage', Readonly<Record<string, string>>>> = {
  firestore: {
    "contentVersions: allow list: if id == 'current'; added":
      'It allows only a query for the one document that everybody may get.',
  },
  storage: {},
};
