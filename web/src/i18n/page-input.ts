import { neutralPath } from './localized-path.ts';

const currentPage = () => neutralPath(window.location.pathname);

/** The page on which the visitor has last changed a field. */
let changedPage: string | undefined;
const remember = () => {
  changedPage = currentPage();
};

/** Returns whether another document in place of this one would lose what the visitor has entered, or a running timer. */
export const holdsInput = () =>
  changedPage === currentPage() || document.querySelector('[data-running]') !== null;

/**
 * Watches for input. Later, the values of the fields tell nothing about it: React writes them into their defaults, too, and a form
 * may be replaced by another one with the same values.
 */
export function watchInput(): void {
  // What has been typed into the server-rendered page before this script ran.
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  if ([...fields].some(({ value, defaultValue }) => value !== defaultValue)) remember();
  window.addEventListener('input', remember);
}
