import type { Write } from '../testing/client.ts';
import { KNOWN_FAILURES } from './known-failures.ts';

/** A case, identified by its title. */
export type Titled = readonly [title: string, ...rest: unknown[]] | { readonly title: string };

/**
 * Runs one case. One that is known to fail must fail.
 * @param known the reasons why cases fail, by their titles
 */
export async function conform(
  title: string,
  run: () => unknown,
  known: Readonly<Record<string, string>> = KNOWN_FAILURES,
): Promise<void> {
  const reason = known[title];
  if (reason === undefined) {
    await run();
    return;
  }
  try {
    await run();
  } catch {
    return;
  }
  throw new Error(`"${title}" is listed as a known failure, but passes. Take it off the list. (${reason})`);
}

/** The listed titles that none of these cases has. */
export function withoutCase(
  cases: readonly Titled[],
  known: Readonly<Record<string, string>> = KNOWN_FAILURES,
): string[] {
  const titles = new Set(cases.map((each) => ('title' in each ? each.title : each[0])));
  return Object.keys(known).filter((title) => !titles.has(title));
}

/** The same write in a collection of the case's own. */
export function within(collection: string, write: Write): Write {
  const [kind, path, ...rest] = write;
  return [kind, `${collection}/${path}`, ...rest] as unknown as Write;
}
