const RELOADED_KEY = 'reloadedForMissingChunk';

/** The fields into which the visitor has typed. */
const edited = new Set<Element>();

function holdsTypedText(): boolean {
  return [...edited].some(
    (field) => field.isConnected && 'value' in field && field.value !== '' && !field.matches(':disabled'),
  );
}

/**
 * A newer deployment has other file names: a part of the page that is loaded later is then missing. Reload, which
 * brings the new page, but once for a build (identified by this file's own address): when that did not help, the error
 * stays with the part. Nothing is reloaded while offline, where the page that is there is better than none, nor while a
 * field holds what the visitor has typed, which would be lost.
 */
export function reloadOnceForMissingChunk(): void {
  window.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.matches('textarea, input:not([type=checkbox], [type=radio])'))
      edited.add(target);
  });
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || holdsTypedText()) return;
    if (sessionStorage.getItem(RELOADED_KEY) === import.meta.url) return;
    sessionStorage.setItem(RELOADED_KEY, import.meta.url);
    window.location.reload();
  });
}
