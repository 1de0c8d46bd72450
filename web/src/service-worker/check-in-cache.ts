/** The cache with the dashboard's shell under the check-in's address: the dashboard writes it, and the service worker reads it. */
export const CHECK_IN_CACHE = 'check-in-1';
