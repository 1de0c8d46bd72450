import { withoutPunctuation } from '../shared/punctuation.ts';
import { createTextComparator } from '../shared/collation.ts';
import type { Language } from '../shared/language.ts';
import { localized } from '../shared/localized.ts';
import type { StoreLocation } from './store-location-schema.ts';

const comparable = (text: string) => withoutPunctuation(text).toLowerCase();

/**
 * Returns whether the name or address contains `query`, ignoring case and punctuation. In Korean the Korean name and address are
 * searched if present. An empty query matches every location.
 */
export function matchesStoreSearch(location: StoreLocation, query: string, language: Language): boolean {
  const wanted = comparable(query);
  return (['name', 'address'] as const).some((field) =>
    comparable(localized(location, field, language)).includes(wanted),
  );
}

/** Returns a new list sorted by name in the collation order of `language`. */
export function sortStores(locations: readonly StoreLocation[], language: Language): StoreLocation[] {
  const compare = createTextComparator(language);
  return locations.toSorted((a, b) =>
    compare(localized(a, 'name', language), localized(b, 'name', language)),
  );
}
