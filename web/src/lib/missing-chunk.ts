const RELOADED_KEY = 'reloadedForMissingChunk';

const TEXT_FIELDS = 'textarea, input:not([type=checkbox], [type=radio])';

/** The fields into which the visitor has typed. */
const edited = new Set<Element>();

/** Returns whether a field contains text that the visitor has typed, which a reload would lose. */
export function holdsTypedText(): boolean {
  return [...edited].some(
    (field) => field.isConnected && 'value' in field && field.value !== '' && !field.matches(':disabled'),
  );
}

/**
 * Reloads the page when a lazy chunk is missing because a newer deployment has replaced it. Reloads once per build,
 * identified by the URL of this module; if the chunk is still missing, its error boundary shows the error. Never
 * reloads while offline or while a field contains typed text.
 */
export function reloadOnceForMissingChunk(): void {
  // What has been typed into the server-rendered page before this script ran.
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS))
    if (field.value !== field.defaultValue) edited.add(field);
  window.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.matches(TEXT_FIELDS)) edited.add(target);
  });
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || holdsTypedText()) return;
    if (sessionStorage.getItem(RELOADED_KEY) === import.meta.url) return;
    sessionStorage.setItem(RELOADED_KEY, import.meta.url);
    window.location.reload();
  });
}
