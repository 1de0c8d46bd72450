/**
 * A written page carries the rules for what it shows; what comes up later needs the sheets themselves. They hold from one
 * moment on: one without those after it would change what is there.
 */
export async function loadWholeStyle(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')];
  const loading = sheets.map(
    (sheet) =>
      new Promise((loaded) => {
        // One that cannot be had keeps nobody from using the page.
        for (const end of ['load', 'error']) sheet.addEventListener(end, loaded, { once: true });
        sheet.media = 'print';
        sheet.disabled = false;
      }),
  );
  await Promise.all(loading);
  for (const sheet of sheets) sheet.media = 'all';
}
