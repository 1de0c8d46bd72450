import { useTranslation } from 'react-i18next';
import type { FieldOf } from '../../form/field.ts';
import { useForm } from '../../form/form-context.ts';
import { textOf } from '../../form/values.ts';
import { LabelledSelect } from './labelled-select.tsx';

export function ChoiceField({ field }: { field: FieldOf<'choice'> }) {
  const { t } = useTranslation(['admin', 'product', 'experiences']);
  const { values, change } = useForm();
  const labels: Readonly<Record<string, string>> = t(field.labels, { returnObjects: true });
  const none = field.isOptional ? [{ value: '', label: t('editing.none') }] : [];
  return (
    <LabelledSelect
      field={field}
      value={textOf(values, field.name)}
      onChange={(value) => change(field.name, value)}
      options={[...none, ...field.options.map((value) => ({ value, label: labels[value] ?? value }))]}
    />
  );
}
