/** Requests a style sheet again beside its link, and removes the link that failed. Returns whether it is loaded. */
function requestAgain(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    const again = link.cloneNode() as HTMLLinkElement;
    const settle = (isLoaded: boolean) => {
      if (!isLoaded) again.remove();
      else if (!link.sheet) link.remove();
      resolve(isLoaded);
    };
    again.addEventListener('load', () => settle(true));
    again.addEventListener('error', () => settle(false));
    link.after(again);
  });
}

/**
 * Requests again each style sheet of the page that could not be loaded, which Vite does not do when a chunk is loaded again.
 * Returns whether none is missing any longer.
 */
export async function loadMissingStyleSheets(): Promise<boolean> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const missing = [...links].filter(({ sheet }) => !sheet);
  return (await Promise.all(missing.map(requestAgain))).every(Boolean);
}
