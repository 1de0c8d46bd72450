/** The rate limits, each counted per client address. The server's configuration sets how many requests each allows. */
export const LIMIT_NAMES = [
  'bookings',
  'orders',
  'addresses',
  'contact',
  'newsletter',
  'login',
  'cspReports',
] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];
