import type { TFunction } from 'i18next';
import { labelOf, type Field } from './field.ts';
import { baseOf, findField } from './find-field.ts';

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
