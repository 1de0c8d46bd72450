import { LANGUAGES, type Language } from '../shared/language.ts';
import { isBlank, translationStatus } from '../shared/translation-status.ts';
import type { VersionedContent } from './versioned-content.ts';

/** The id of the document that the dashboard reads. */
export const CONTENT_STATUS_ID = 'current';

/** The number of items of a collection that the document names; it counts all of them. */
export const NAMED_ITEMS = 20;

/** An item of which a text exists in one language only. */
export interface UntranslatedItem {
  id: string;
  title: string;
  titleKr: string;
  /** The languages in which texts are missing. */
  missing: Language[];
}

/** What is missing in a collection. */
export interface CollectionStatus {
  /** The number of items with a missing text, and by language; an item may lack texts in both. */
  total: number;
  missing: Record<Language, number>;
  /** Some of the items, those found last first. */
  items: UntranslatedItem[];
}

/** The collections whose items are listed when they show a picture that is not stored. */
export const LOST_PICTURE_CONTENT = ['products', 'events', 'stories'] as const satisfies VersionedContent[];

/** An item that showed a picture which was not stored, as of last night. */
export interface LostPicture {
  collection: (typeof LOST_PICTURE_CONTENT)[number];
  id: string;
  title: string;
  titleKr: string;
}

/** The document `contentStatus/current`. A collection is absent until it has been counted. */
export type ContentStatus = Partial<Record<VersionedContent, CollectionStatus>> & {
  lostPictures?: LostPicture[];
};

const TITLE_FIELDS: Record<VersionedContent, string> = {
  products: 'title',
  events: 'title',
  stories: 'title',
  storeLocations: 'name',
  faqs: 'question',
};

/** Returns the languages in which an item lacks a text that it has in the other. */
export function missingLanguages(item: object): Language[] {
  const texts = new Map(Object.entries(item));
  const missing = translationStatus(item).missing.map((name): Language =>
    isBlank(texts.get(name)) ? 'en' : 'kr',
  );
  return LANGUAGES.filter((language) => missing.includes(language));
}

/** Returns how the summary names an item; undefined when no text is missing. */
export function untranslatedItem(
  collection: VersionedContent,
  id: string,
  fields: Readonly<Record<string, unknown>> | undefined,
): UntranslatedItem | undefined {
  const missing = missingLanguages(fields ?? {});
  if (missing.length === 0) return undefined;
  const textOf = (name: string) => {
    const text = fields?.[name];
    return typeof text === 'string' ? text : '';
  };
  const title = TITLE_FIELDS[collection];
  return { id, title: textOf(title), titleKr: textOf(`${title}Kr`), missing };
}
