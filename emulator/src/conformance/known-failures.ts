/**
 * Cases in which this emulator is known to answer otherwise than Google's service, by their titles, each with the reason.
 * A listed case that passes fails the suite: it is to be taken off the list. So does a title that no case has.
 */
export const KNOWN_FAILURES: Readonly<Record<string, string>> = {};
