import { getAllVersions } from 'baseline-browser-mapping';
import browserslist from 'browserslist';

/** The names that Vite gives to the browsers of `browserslist` in package.json. */
const VITE_NAMES: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  safari: 'safari',
  // Vite does not know it: its Chromium counts.
  samsung: 'chrome',
};

/** Compares two versions. */
export const compareVersions = (one: string, other: string) =>
  one.localeCompare(other, 'en', { numeric: true });

/** Returns the version of Chromium in a version of Samsung Internet. */
function chromiumOf(samsung: string): string {
  const versions = getAllVersions({ includeDownstreamBrowsers: true, suppressWarnings: true });
  for (const found of Array.isArray(versions) ? versions : [])
    if (
      found.browser === 'samsunginternet_android' &&
      Number(found.version) === Number(samsung) &&
      'engine_version' in found
    )
      return found.engine_version;
  throw new Error(
    `browserslist: the Chromium of Samsung Internet ${samsung} is not known. Update baseline-browser-mapping.`,
  );
}

/** Returns the oldest supported version of each browser by Vite's name for it, from `browserslist` in package.json. */
export function oldestSupported(): Record<string, string> {
  // Otherwise it asks for newer data after half a year. The list names versions, for which newer data changes nothing.
  process.env['BROWSERSLIST_IGNORE_OLD_DATA'] = 'true';
  const oldest: Record<string, string> = {};
  for (const entry of browserslist(undefined, { path: import.meta.dirname })) {
    const [browser = '', versions = ''] = entry.split(' ');
    const name = VITE_NAMES[browser];
    if (name === undefined)
      throw new Error(`browserslist: ${browser} has no name in web/build/supported-browsers.ts. Add it.`);
    // An entry may stand for several versions: 18.5-18.7.
    const first = versions.split('-')[0] ?? versions;
    const version = browser === 'samsung' ? chromiumOf(first) : first;
    const other = oldest[name];
    if (other === undefined || compareVersions(version, other) < 0) oldest[name] = version;
  }
  return oldest;
}

/** Returns the supported browsers as Vite's targets for scripts and style sheets. */
export const buildTargets = (): string[] =>
  Object.entries(oldestSupported()).map(([name, version]) => name + version);
