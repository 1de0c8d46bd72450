import { useId, useRef } from 'react';
import { useEditBeforeHydration } from '../lib/hydration.tsx';
import styles from './select.module.css';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

interface SelectProps<Value extends string> {
  label: string;
  /** The query parameter, and the id of the form that sends it without JavaScript. */
  name: string;
  form: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
}

/** A native select with a label. */
export function Select<Value extends string>({
  label,
  name,
  form,
  value,
  options,
  onChange,
}: SelectProps<Value>) {
  const id = useId();
  const selectRef = useRef<HTMLSelectElement>(null);
  const choose = (name: string) => {
    const chosen = options.find((option) => option.value === name);
    if (chosen) onChange(chosen.value);
  };
  useEditBeforeHydration(selectRef, value, choose);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        ref={selectRef}
        name={name}
        form={form}
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
