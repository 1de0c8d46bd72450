const RELOADED_KEY = 'reloadedForMissingChunk';

/**
 * A newer deployment has other file names: a part of the page that is asked for later is then missing. Reload, which
 * brings the new page, but once for a build (told by this file's own address): when that did not help, the error
 * stays with whoever asked. Nothing is reloaded while offline, where the page that is there is better than none.
 */
export function reloadOnceForMissingChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || sessionStorage.getItem(RELOADED_KEY) === import.meta.url) return;
    sessionStorage.setItem(RELOADED_KEY, import.meta.url);
    window.location.reload();
  });
}
