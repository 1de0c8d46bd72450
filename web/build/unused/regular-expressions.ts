/** What the Firestore SDK imports from `re2js` for regular expressions in pipeline queries, which the site does not use. */
export const RE2JS = {
  compile(): never {
    throw new Error('The site does not use regular expressions in queries (web/build/unused).');
  },
};
