/**
 * Cases in which this emulator is known to answer otherwise than Google's service, by their titles, each with the reason.
 * A listed case that passes fails the suite: it is to be taken off the list. So does a title that no case has.
 */
export const KNOWN_FAILURES: Readonly<Record<string, string>> = {
  'a query without the index that it needs is refused':
    'Every query is served, so that nobody waits for an index while developing; explain() names the index needed.',
  'a function that nobody has declared is an error when it is called':
    'Such rules are refused as a whole: the official compiler only warns, and a misspelt name would deny silently.',
};
