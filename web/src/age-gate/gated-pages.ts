import { neutralPath } from '../i18n/localized-path.ts';
import { paths } from '../config/paths.ts';

/** Whoever has not answered yet must be able to read what they are asked to agree to, and to reach us. */
const OPEN_TO_ALL: readonly string[] = [paths.privacy, paths.terms, paths.agePolicy, paths.contact];

/** Whether a visitor is asked for their age before they see the page; what is shown there may be about alcohol. */
export function isGated(pathname: string): boolean {
  return !OPEN_TO_ALL.includes(neutralPath(pathname));
}
