/**
 * Stands in for what TanStack Query's every query imports for infinite ones, of which the site has none; see
 * vite.config.ts. It offers each name that version 5 exports of it, so that a newer one which wants more fails the build.
 */
function unused(): never {
  throw new Error('The site is built without infinite queries: see web/vite.config.ts');
}

export { unused as hasNextPage, unused as hasPreviousPage, unused as infiniteQueryBehavior };
