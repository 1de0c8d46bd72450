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
  return (
    <Field label={useLabel()(field)} error={problemOf(field.name)}>
      {(wiring) => (
        <select
          {...wiring}
          name={field.name}
          value={textOf(values, field.name)}
          onChange={(event) => change(field.name, event.target.value)}
        >
          {field.isOptional && <option value="">{t('editing.none')}</option>}
          {field.options.map((option) => (
            <option key={option} value={option}>
              {labels[option] ?? option}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
