/**
 * Returns whether links open documents: while offline, the service worker has those of the pages that the visitor has seen, but a
 * page that is rendered here would lack its content.
 */
export function opensKeptDocuments(): boolean {
  return !navigator.onLine && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}
