import type { Write } from '../support/client.ts';

/**
 * Reasons, by case title, why this emulator is known to respond differently from Google's service.
 * The suite fails when a listed case passes, or when no case has a listed title: then remove the entry.
 */
const KNOWN_FAILURES: Readonly<Record<string, string>> = {};

/** A case, identified by its title. */
export type Titled = readonly [title: string, ...rest: unknown[]] | { readonly title: string };

/**
 * Runs one case. Throws when a case that is listed as a known failure passes.
 * @param known the reasons why cases fail, by case title
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

/** Returns the titles of known failures that none of these cases has. */
export function withoutCase(
  cases: readonly Titled[],
  known: Readonly<Record<string, string>> = KNOWN_FAILURES,
): string[] {
  const titles = new Set(cases.map((each) => ('title' in each ? each.title : each[0])));
  return Object.keys(known).filter((title) => !titles.has(title));
}

/** Returns the same write with its path in the given collection. */
export function within(collection: string, write: Write): Write {
  const [kind, path, ...rest] = write;
  return [kind, `${collection}/${path}`, ...rest] as unknown as Write;
}
