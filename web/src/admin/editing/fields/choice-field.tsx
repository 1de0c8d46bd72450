import { useTranslation } from 'react-i18next';
import type { FieldOf } from '../../form/field.ts';
import { LabelledSelect } from './labelled-select.tsx';

export function ChoiceField({ field }: { field: FieldOf<'choice'> }) {
  const { t } = useTranslation(['admin', 'product', 'events']);
  const labels: Readonly<Record<string, string>> = t(field.labels, { returnObjects: true });
  const none = field.isOptional ? [{ value: '', label: t('editing.none') }] : [];
  return (
    <LabelledSelect
      field={field}
      options={[...none, ...field.options.map((value) => ({ value, label: labels[value] ?? value }))]}
    />
  );
}
