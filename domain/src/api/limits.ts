/** The calls that are counted for each visitor's address; how many are allowed is the server's configuration. */
export const LIMIT_NAMES = ['bookings', 'contact', 'newsletter', 'login', 'cspReports'] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];
