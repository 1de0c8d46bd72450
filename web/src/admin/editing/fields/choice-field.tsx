import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field.tsx';
import type { FieldOf } from '../../form/field.ts';
import { useForm } from '../../form/form-context.ts';
import { textOf } from '../../form/values.ts';
import { useLabel } from './use-label.ts';

export function ChoiceField({ field }: { field: FieldOf<'choice'> }) {
  const { t } = useTranslation(['admin', 'product', 'experiences']);
  const { values, problemOf, change } = useForm();
  const labels: Readonly<Record<string, string>> = t(field.labels, { returnObjects: true });
  const none = field.isOptional ? [{ value: '', label: t('editing.none') }] : [];
  return (
    <Field label={useLabel()(field)} error={problemOf(field.name)}>
      {({ id, 'aria-invalid': isInvalid, 'aria-describedby': describedBy }) => (
        <Select
          id={id}
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
          size="large"
          virtual={false}
          status={isInvalid ? 'error' : ''}
          value={textOf(values, field.name)}
          onChange={(value) => change(field.name, value)}
          options={[...none, ...field.options.map((value) => ({ value, label: labels[value] ?? value }))]}
        />
      )}
    </Field>
  );
}
