/**
 * What each function is given. Memory stands above what `npm run bench` measures (docs/operations.md has the figures);
 * concurrency is what one processor answers in the time that visitors wait.
 *
 * A new project may run 20 processors in a region, and deploy no function whose instances together have more than 10
 * (https://cloud.google.com/run/quotas; firebase-tools issues 11001 and 5867): `cpu × maxInstances` stays below
 * both. No `minInstances`: a function that is pinned to a Hosting release may have none.
 */
export const RESOURCES = {
  api: { memory: '512MiB', cpu: 1, concurrency: 80, maxInstances: 6, timeoutSeconds: 60 },
  /** The slowest of 20 pages at once takes 0.6 s; after 5 s a page is sent without content. */
  pages: { memory: '1GiB', cpu: 1, concurrency: 20, maxInstances: 6, timeoutSeconds: 60 },
  /** A picture of 40 megapixels takes 160 MB while it is decoded. */
  pictures: { memory: '1GiB', cpu: 1, concurrency: 1, maxInstances: 2, timeoutSeconds: 300 },
  /** One for each collection. The events of a bulk change wait their turn; nobody waits for what follows from them. */
  changes: { memory: '256MiB', cpu: 'gcf_gen1', concurrency: 1, maxInstances: 2, timeoutSeconds: 60 },
  mails: { memory: '256MiB', cpu: 1, concurrency: 80, maxInstances: 1, timeoutSeconds: 300 },
  /** Checks the pictures whose event was lost, one at a time. */
  cleanup: { memory: '1GiB', cpu: 'gcf_gen1', concurrency: 1, maxInstances: 1, timeoutSeconds: 540 },
  /** Cloud Scheduler calls one at a time. */
  schedules: { memory: '512MiB', cpu: 'gcf_gen1', concurrency: 1, maxInstances: 1, timeoutSeconds: 540 },
} as const;
