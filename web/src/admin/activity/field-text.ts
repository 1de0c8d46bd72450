import type { TFunction } from 'i18next';
import type { AuditedCollection } from '@app/domain/audit/audit-entry.ts';
import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import { LANGUAGE_TAG, type Language } from '@app/domain/shared/language.ts';
import { formatDollars, formatWon } from '@app/domain/shared/money.ts';
import { parseFocus } from '@app/domain/shared/picture-focus.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import type { FieldOf } from '../form/field.ts';
import { findField, type FoundField } from '../form/find-field.ts';
import { auditedFields } from './audited-fields.ts';

type Changes = AuditEntry['changes'];
type Value = Exclude<Changes[string]['before'], undefined>;

export interface Texts {
  language: Language;
  t: TFunction<['admin', 'adminActivity', 'product', 'events']>;
  /** The names of items by their paths, such as `events/ID`. */
  names: ReadonlyMap<string, string>;
  /** All names are known: an item without one has been deleted. */
  areNamesLoaded: boolean;
}

function numberText(number: number, field: FieldOf<'number'> | undefined, { language, t }: Texts): string {
  if (field?.isCents) return formatDollars(number);
  if (field?.unit === 'won') return formatWon(number);
  const digits = number.toLocaleString(LANGUAGE_TAG[language], { maximumFractionDigits: field?.decimals });
  if (!field?.unit) return digits;
  return t(`adminActivity:measures.${field.unit}`, { number: digits, count: number });
}

function nameAt(path: string, { t, names, areNamesLoaded }: Texts): string {
  return names.get(path) ?? (areNamesLoaded ? t('adminActivity:gone') : '…');
}

function formText(value: string, { field, part }: FoundField, texts: Texts): string {
  const { t } = texts;
  if (part === 'focus') return t('uploads.focusAt', parseFocus(value));
  if (field.kind === 'pictures' && !part) return t('adminActivity:picture');
  if (field.kind === 'thanks') return value === 'plain' ? t('editing.thanks.plain') : nameAt(value, texts);
  if (field.kind === 'store') return nameAt(`storeLocations/${value}`, texts);
  if (field.kind !== 'choice') return value;
  const labels: Readonly<Record<string, string>> = t(field.labels, { returnObjects: true });
  return labels[value] ?? value;
}

/** Returns the text of a value that is edited in no form: the name of a state or of an item. */
function stateText(collection: AuditedCollection, name: string, value: string, texts: Texts): string {
  const { t } = texts;
  const states: Partial<Record<string, Readonly<Record<string, string>>>> = {
    'bookings.status': t('bookings.statuses', { returnObjects: true }),
    'contacts.inquiryType': t('contacts.inquiries', { returnObjects: true }),
    'adminSecondFactors.state': t('adminActivity:secondFactor', { returnObjects: true }),
  };
  if (name === 'eventId') return nameAt(`events/${value}`, texts);
  return states[`${collection}.${name}`]?.[value] ?? value;
}

/** Returns the value of an item's field as people read it: times in Seoul, amounts with their unit, names instead of keys. */
export function fieldText(collection: AuditedCollection, name: string, value: Value, texts: Texts): string {
  const { language, t } = texts;
  const found = findField(auditedFields(collection), name);
  const field = found?.field;
  if (value === null || value === '') return t('editing.conflict.empty');
  if (typeof value === 'boolean') return t(value ? 'editing.conflict.yes' : 'editing.conflict.no');
  if (typeof value === 'number')
    return numberText(value, field?.kind === 'number' ? field : undefined, texts);
  if (value instanceof Date) {
    const isUnlimited = field?.kind === 'moment' && value.getTime() === field.fallback?.getTime();
    return isUnlimited ? t('editing.none') : t('bookings.kst', { moment: formatEventTime(value, language) });
  }
  return found ? formText(value, found, texts) : stateText(collection, name, value, texts);
}

/** Returns the paths of the items that values of an entry refer to, such as `events/ID`. */
export function referencesIn(changes: Changes): string[] {
  const valuesOf = (name: string) =>
    [changes[name]?.before, changes[name]?.after].filter(
      (value): value is string => typeof value === 'string' && value !== '',
    );
  return [
    ...valuesOf('eventId').map((id) => `events/${id}`),
    ...valuesOf('storeLocationId').map((id) => `storeLocations/${id}`),
    ...valuesOf('thanks').filter((path) => path.includes('/')),
  ];
}
