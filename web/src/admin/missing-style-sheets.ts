/** Requests a style sheet again beside its link, and removes the link that failed. */
function requestAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const again = link.cloneNode() as HTMLLinkElement;
    const settle = (isLoaded: boolean) => {
      if (!isLoaded) again.remove();
      else if (!link.sheet) link.remove();
      resolve();
    };
    again.addEventListener('load', () => settle(true));
    again.addEventListener('error', () => settle(false));
    link.after(again);
  });
}

/**
 * Requests again each style sheet of the page that could not be loaded, which Vite does not do when a chunk is loaded again. One
 * that fails again, such as that of an earlier deployment, is no error.
 */
export async function loadMissingStyleSheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const missing = [...links].filter(({ sheet }) => !sheet);
  await Promise.all(missing.map(requestAgain));
}
