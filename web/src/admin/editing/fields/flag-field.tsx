import { useId } from 'react';
import type { FieldOf } from '../../form/field.ts';
import { useForm } from '../../form/form-context.ts';
import styles from './fields.module.css';
import { useLabel } from './use-label.ts';

/** A switch. */
export function FlagField({ field }: { field: FieldOf<'flag'> }) {
  const { values, change } = useForm();
  const id = useId();
  return (
    <div className={styles.flag}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={values[field.name] === true}
        name={field.name}
        checked={values[field.name] === true}
        onChange={(event) => change(field.name, event.target.checked)}
      />
      <label htmlFor={id}>{useLabel()(field)}</label>
    </div>
  );
}
