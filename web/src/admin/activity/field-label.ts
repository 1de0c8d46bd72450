import type { TFunction } from 'i18next';

/**
 * Returns the label that the forms show for a field, with the language for a Korean counterpart. A field without a
 * label keeps its name.
 */
export function fieldLabel(field: string, t: TFunction<'admin'>): string {
  const base = field.replace(/Kr$/, '');
  const labels: Readonly<Record<string, string>> = t('editing.fields', { returnObjects: true });
  const label = Object.hasOwn(labels, base) ? labels[base] : undefined;
  if (label === undefined) return field;
  return base === field ? label : t('editing.inLanguage', { label, language: t('editing.korean') });
}
