import type { TFunction } from 'i18next';
import { namesOf, type Field, labelOf } from './field.ts';

/** What is stored about a picture beside its path. */
type PicturePart = 'alt' | 'focus' | 'credit';

export interface FoundField {
  field: Field;
  /** The part of a picture that the item's field holds; absent for the path, and for every other kind of field. */
  part?: PicturePart;
  isKorean: boolean;
}

/** Returns the name of a field without the ending of a Korean counterpart. */
const baseOf = (name: string) => name.replace(/Kr$/, '');

/** Returns the form field in which an item's field is edited; undefined when the form has none. */
export function findField(fields: readonly Field[], name: string): FoundField | undefined {
  const own = fields.find((field) => namesOf(field).includes(name));
  if (own) return { field: own, isKorean: own.name !== name };
  const base = baseOf(name);
  for (const field of fields) {
    if (field.kind !== 'pictures') continue;
    const parts = { alt: field.altName, focus: field.focusName, credit: field.creditName };
    const part = (['alt', 'focus', 'credit'] as const).find((each) => parts[each] === base);
    if (part) return { field, part, isKorean: base !== name };
  }
  return undefined;
}

/**
 * Returns what an item's field is called: as the form with these fields calls it, otherwise by the list of the fields that no form
 * has. A Korean counterpart names its language. A field that the item no longer has keeps its name.
 */
export function fieldLabel(
  fields: readonly Field[],
  name: string,
  t: TFunction<['admin', 'adminActivity']>,
): string {
  const found = findField(fields, name);
  const base = baseOf(name);
  const others: Readonly<Record<string, string>> = t('adminActivity:fields', { returnObjects: true });
  const own = found ? t(`editing.fields.${labelOf(found.field)}`) : others[base];
  if (own === undefined) return name;
  const label = found?.part ? t(`adminActivity:pictureParts.${found.part}`, { label: own }) : own;
  const isKorean = found ? found.isKorean : base !== name;
  return isKorean ? t('editing.inLanguage', { label, language: t('editing.korean') }) : label;
}
