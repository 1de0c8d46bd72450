import { useTranslation } from 'react-i18next';
import type { FieldOf } from '../../form/field.ts';
import { useForm } from '../../form/form-context.ts';
import { FormValue } from '../../form/form-value.tsx';
import { splitList, toggleInList } from '../../form/list-text.ts';
import { textOf } from '../../form/values.ts';
import styles from './fields.module.css';
import { useLabel } from './use-label.ts';

/** A checkbox for each option. */
export function ChoicesField({ field }: { field: FieldOf<'choices'> }) {
  return (
    <FormValue name={field.name}>
      <Choices field={field} />
    </FormValue>
  );
}

function Choices({ field }: { field: FieldOf<'choices'> }) {
  const { t } = useTranslation(['admin', 'product']);
  const { values, change } = useForm();
  const labels: Readonly<Record<string, string>> = t(field.labels, { returnObjects: true });
  const text = textOf(values, field.name);
  const chosen = splitList(text);
  return (
    <fieldset className={styles.choices}>
      <legend>{useLabel()(field)}</legend>
      {field.options.map((option) => (
        <label key={option}>
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={() => change(field.name, toggleInList(text, option))}
          />
          {labels[option]}
        </label>
      ))}
    </fieldset>
  );
}
