/** What the page does when it is usable: one file, because each costs a request and 0.2 KB more. */
export { renewPageData } from '../lib/renew-page-data.ts';
export { correctClock } from './correct-clock.ts';
export { expireContent } from './expire-content.ts';
export { prefetchPages } from './prefetch-pages.ts';
export { registerServiceWorker } from './register-service-worker.ts';
export { removeOldReceipts } from '../features/events/booking/kept-receipt.ts';
