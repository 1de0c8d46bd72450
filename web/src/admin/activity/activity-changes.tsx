import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { fieldLabel } from '../form/find-field.ts';
import { auditedFields } from './audited-fields.ts';
import { fieldText, referencesIn, type Texts } from './field-text.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { eventLabel } from '../bookings/use-events.ts';
import { useItemsAt } from './use-items-at.ts';
import styles from './activity.module.css';

/** Returns the names of the items that the values of an entry refer to, by their paths; deleted ones are missing. */
function useReferences(changes: AuditEntry['changes']): Pick<Texts, 'names' | 'areNamesLoaded'> {
  const { language } = useLanguage();
  const paths = referencesIn(changes);
  const events = useItemsAt<Event>('events', paths);
  const stores = useItemsAt<StoreLocation>('storeLocations', paths);
  const stories = useItemsAt<Story>('stories', paths);
  const products = useItemsAt<Product>('products', paths);
  return {
    names: new Map([
      ...(events ?? []).map(([path, event]) => [path, eventLabel(event, language)] as const),
      ...(stores ?? []).map(([path, store]) => [path, localized(store, 'name', language)] as const),
      ...[...(stories ?? []), ...(products ?? [])].map(
        ([path, item]) => [path, localized(item, 'title', language)] as const,
      ),
    ]),
    areNamesLoaded: [events, stores, stories, products].every((part) => part !== undefined),
  };
}

type FieldChange = AuditEntry['changes'][string];

/** The number of a booking's changes, by which programs tell its versions apart. */
const COUNTER = 'revision';

/** Returns the changed fields that tell an admin something. */
export const shownChanges = (changes: AuditEntry['changes']) =>
  Object.entries(changes).filter(([field]) => field !== COUNTER);

/** The changed fields of an entry, each before and after. The log omits long texts and what visitors entered. */
export function ActivityChanges({ collection, changes }: Pick<AuditEntry, 'collection' | 'changes'>) {
  const { t } = useTranslation(['admin', 'adminActivity', 'product', 'events']);
  const { language } = useLanguage();
  const references = useReferences(changes);
  const valueOf = (field: string, { before, after }: FieldChange) => {
    const text = (value: FieldChange['before']) =>
      value !== undefined && fieldText(collection, field, value, { language, t, ...references });
    if (before === undefined && after === undefined) return t('activity.changed');
    return (
      <>
        {before !== undefined && <del>{text(before)}</del>} {after !== undefined && <ins>{text(after)}</ins>}
      </>
    );
  };
  return (
    <dl className={styles.changes}>
      {shownChanges(changes).map(([field, change]) => (
        <div key={field}>
          <dt>{fieldLabel(auditedFields(collection), field, t)}</dt>
          <dd>{valueOf(field, change)}</dd>
        </div>
      ))}
    </dl>
  );
}
