/**
 * The header that carries the App Check token of the site's own pages. Required where the project enforces App Check.
 */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck';
