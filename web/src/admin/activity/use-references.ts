import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { eventLabel } from '../bookings/event-label.ts';
import { useLiveDocumentsById } from '../live/live-documents.ts';
import { referencesIn, type Texts } from './field-text.ts';

/** Reads the items of a collection at these paths, and returns their names by path; undefined while they load. */
function useNames<Item extends { id: string }>(
  collection: 'events' | 'stories' | 'products',
  paths: readonly string[],
  nameOf: (item: Item) => string,
): (readonly [string, string])[] | undefined {
  const own = paths.filter((path) => path.startsWith(`${collection}/`));
  const live = useLiveDocumentsById<Item>(
    collection,
    own.map((path) => path.slice(collection.length + 1)),
  );
  return live.state === 'ready'
    ? live.value.map((item) => [`${collection}/${item.id}`, nameOf(item)])
    : undefined;
}

/** Returns the names of the items that the values of an entry refer to, by their paths; deleted ones are missing. */
export function useReferences(changes: AuditEntry['changes']): Pick<Texts, 'names' | 'areNamesLoaded'> {
  const { language } = useLanguage();
  const paths = referencesIn(changes);
  const title = (item: Product | Story) => localized(item, 'title', language);
  const parts = [
    useNames<Event>('events', paths, (event) => eventLabel(event, language)),
    useNames<Story>('stories', paths, title),
    useNames<Product>('products', paths, title),
  ];
  return {
    names: new Map(parts.flatMap((part) => part ?? [])),
    areNamesLoaded: parts.every((part) => part !== undefined),
  };
}
