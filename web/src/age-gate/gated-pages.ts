import { neutralPath } from '../i18n/localized-path.ts';
import { paths } from '../config/paths.ts';

/** Pages without the age gate: visitors must be able to read the policies and to contact us before they answer. */
const UNGATED_PATHS: readonly string[] = [paths.privacy, paths.terms, paths.agePolicy, paths.contact];

/** Returns whether the age gate covers the page before an answer. Only these pages may show alcohol. */
export function isGated(pathname: string): boolean {
  // In any case: `/PRIVACY` does not exist, and its error page needs no answer either.
  return !UNGATED_PATHS.includes(neutralPath(pathname).toLowerCase());
}
