import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FieldOf } from '../../form/field.ts';
import { FormValue } from '../../form/form-value.tsx';
import { joinList, splitList } from '../../form/list-text.ts';
import styles from './fields.module.css';
import { useLabel } from './use-label.ts';

/** A checkbox for each option. */
export function ChoicesField({ field }: { field: FieldOf<'choices'> }) {
  const { t } = useTranslation(['admin', 'product']);
  const labels: Readonly<Record<string, string>> = t(field.labels, { returnObjects: true });
  return (
    <fieldset className={styles.choices}>
      <legend>{useLabel()(field)}</legend>
      <FormValue
        name={field.name}
        getValueProps={(text: string) => ({ value: splitList(text) })}
        getValueFromEvent={joinList}
      >
        <Checkbox.Group options={field.options.map((value) => ({ value, label: labels[value] ?? value }))} />
      </FormValue>
    </fieldset>
  );
}
