import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import type { SelectOption } from './select.tsx';
import { keepComposing } from '../lib/composition.ts';
import styles from './field.module.css';

interface FieldProps {
  label: string;
  /** A note beside the label, such as that the field is optional. */
  note?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

/** The attributes that connect an input with its label, hint and error. */
interface Wiring {
  id: string;
  className: string | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** A field with its label, hint and error; `children` renders the input. */
export function Field({
  label,
  note,
  hint,
  error,
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} {note && <span className={styles.note}>({note})</span>}
      </label>
      {children({
        id,
        className: styles.input,
        'aria-invalid': Boolean(error),
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({
  label,
  note,
  hint,
  error,
  ...input
}: FieldProps & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  return (
    <Field label={label} note={note} hint={hint} error={error}>
      {(wiring) => <input type="text" onKeyDown={keepComposing} {...input} {...wiring} />}
    </Field>
  );
}

export function TextAreaField({
  label,
  note,
  hint,
  error,
  ...input
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Field label={label} note={note} hint={hint} error={error}>
      {(wiring) => <textarea {...input} {...wiring} />}
    </Field>
  );
}

export function SelectField({
  label,
  note,
  hint,
  error,
  options,
  ...select
}: FieldProps & { options: readonly SelectOption[] } & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Field label={label} note={note} hint={hint} error={error}>
      {(wiring) => (
        <select {...select} {...wiring}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
