/**
 * Resources of each function. Memory is above what `npm run bench` measures (docs/operations.md has the figures);
 * concurrency is the number of requests that one CPU answers without making visitors wait.
 *
 * A new project may use 20 CPUs in a region and may not deploy a function whose instances together have more than 10
 * (https://cloud.google.com/run/quotas; firebase-tools issues 11001 and 5867): `cpu × maxInstances` stays below both
 * limits. There are no `minInstances`, because a function that is pinned to a Hosting release may not have any.
 */
export const RESOURCES = {
  api: { memory: '512MiB', cpu: 1, concurrency: 80, maxInstances: 6, timeoutSeconds: 60 },
  /** The slowest of 20 concurrent requests takes 0.6 s; after 5 s a page is sent without content. */
  pages: { memory: '1GiB', cpu: 1, concurrency: 20, maxInstances: 6, timeoutSeconds: 60 },
  /** Checking the largest AVIF takes 0.7 GB: see `MAX_AVIF_BYTES`. */
  pictures: { memory: '1GiB', cpu: 1, concurrency: 1, maxInstances: 2, timeoutSeconds: 300 },
  /** One function per collection. The events of a bulk change are queued; no user waits for their handling. */
  changes: { memory: '256MiB', cpu: 'gcf_gen1', concurrency: 1, maxInstances: 2, timeoutSeconds: 60 },
  mails: { memory: '256MiB', cpu: 1, concurrency: 80, maxInstances: 1, timeoutSeconds: 300 },
  /** Checks images whose event was lost, one at a time. */
  cleanup: { memory: '1GiB', cpu: 'gcf_gen1', concurrency: 1, maxInstances: 1, timeoutSeconds: 540 },
  /** Handles one order at a time. */
  orders: { memory: '256MiB', cpu: 'gcf_gen1', concurrency: 1, maxInstances: 1, timeoutSeconds: 540 },
  /** Cloud Scheduler runs one invocation at a time. */
  schedules: { memory: '512MiB', cpu: 'gcf_gen1', concurrency: 1, maxInstances: 1, timeoutSeconds: 540 },
} as const;
