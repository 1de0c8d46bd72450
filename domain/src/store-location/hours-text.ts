import type { Language } from '../shared/language.ts';
import { formatWeek, type OpeningHours } from './opening-hours.ts';
import type { StoreLocation } from './store-location-schema.ts';

/** The owner's own texts about a store's hours, and the weekly hours. */
export type Hours = Pick<StoreLocation, 'hours' | 'hoursKr'> & { openingHours?: OpeningHours | undefined };

const FIELDS = { en: 'hours', kr: 'hoursKr' } as const satisfies Record<Language, keyof Hours>;

/**
 * Returns the opening hours as text: the owner's own in that language, otherwise the weekly hours, otherwise her text in the
 * other language. Empty without any of these.
 */
export function hoursText(store: Hours, language: Language): string {
  const { hours, hoursKr, openingHours } = store;
  return store[FIELDS[language]] || (openingHours ? formatWeek(openingHours, language) : hours || hoursKr);
}

/** Returns `store` without texts that only repeat its weekly hours, so that they follow when these change. */
export function withoutDerivedHours<T extends Hours>(store: T): T {
  const { openingHours } = store;
  if (!openingHours) return store;
  const ownText = (language: Language) => {
    const text = store[FIELDS[language]];
    return text === formatWeek(openingHours, language) ? '' : text;
  };
  return { ...store, hours: ownText('en'), hoursKr: ownText('kr') };
}

/** Returns `store` with its opening hours as text in both languages, for readers that do not derive it themselves. */
export function withHoursText<T extends Hours>(store: T): T {
  return { ...store, hours: hoursText(store, 'en'), hoursKr: hoursText(store, 'kr') };
}
