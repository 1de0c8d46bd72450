import type { TFunction } from 'i18next';
import { editing } from '../editing/ko.ts';
import type { FieldName } from '../editing/words.ts';

const isWorded = (name: string): name is FieldName => Object.hasOwn(editing.fields, name);

/** What a field is called in the forms, a Korean twin with its language; one that stands in no form keeps its name. */
export function fieldLabel(field: string, t: TFunction): string {
  const base = field.replace(/Kr$/, '');
  if (!isWorded(base)) return field;
  const label = t(`editing.fields.${base}`);
  return base === field ? label : t('editing.inLanguage', { label, language: t('editing.korean') });
}
