import type { TFunction } from 'i18next';
import type { EventInput } from '@app/domain/event/event-schema.ts';
import type { SharedField } from '@app/domain/event/series-change.ts';
import type { FieldName } from '../form/field.ts';

/** The labels of an event's fields in the form, where they differ from their names. */
const LABELS: Partial<Record<keyof EventInput, FieldName>> = {
  price: 'fee',
  imageAlt: 'image',
  titleKr: 'title',
  descriptionKr: 'description',
  includesKr: 'includes',
  hostKr: 'host',
  imageAltKr: 'image',
  imageFocus: 'image',
  imageCredit: 'image',
  locationKr: 'location',
};

/** Returns the labels of fields, each once. */
export function eventFieldLabels(
  names: readonly (SharedField | 'dateTime')[],
  t: TFunction<'admin'>,
): string[] {
  return [...new Set(names.map((name) => t(`editing.fields.${LABELS[name] ?? (name as FieldName)}`)))];
}
