import { holdsInput } from '../i18n/page-input.ts';

const RELOADED_KEY = 'reloadedForMissingChunk';

/**
 * Reloads the page when its chunk is missing because a newer deployment has replaced it. Reloads once per build, identified by
 * the URL of this module; if the chunk is still missing, its error boundary shows the error. Never reloads while offline or while
 * the page holds input.
 */
function reloadForMissingChunk(): void {
  if (!navigator.onLine || holdsInput()) return;
  if (sessionStorage.getItem(RELOADED_KEY) === import.meta.url) return;
  sessionStorage.setItem(RELOADED_KEY, import.meta.url);
  window.location.reload();
}

/**
 * Loads the chunk of a page. Reloads the page if the chunk is missing and not only prefetched. Firefox and Safari abort what a
 * page loads as soon as it is being left, and a reload would cancel that navigation, to a payment for example. Such a page is
 * reloaded if it is shown again.
 */
export async function loadChunk<T>(load: () => Promise<T>, isOpened: () => boolean): Promise<T> {
  if (import.meta.env.SSR) return load();
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  window.addEventListener('beforeunload', leave);
  try {
    return await load();
  } catch (error) {
    if (isLeaving) window.addEventListener('pageshow', () => window.location.reload(), { once: true });
    else if (isOpened()) reloadForMissingChunk();
    throw error;
  } finally {
    window.removeEventListener('beforeunload', leave);
  }
}
