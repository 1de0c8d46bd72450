import { useId } from 'react';
import type { FieldOf } from '../../form/field.ts';
import { useForm } from '../../form/form-context.ts';
import { FormValue } from '../../form/form-value.tsx';
import styles from './fields.module.css';
import { useLabel } from './use-label.ts';

/** A switch. */
export function FlagField({ field }: { field: FieldOf<'flag'> }) {
  const { values } = useForm();
  const id = useId();
  return (
    <div className={styles.flag}>
      <FormValue name={field.name} valuePropName="checked">
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={values[field.name] === true}
          name={field.name}
        />
      </FormValue>
      <label htmlFor={id}>{useLabel()(field)}</label>
    </div>
  );
}
