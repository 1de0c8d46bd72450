import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import styles from './order-form.module.css';

interface CheckFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string | undefined;
  /** Beside the label. */
  children?: ReactNode;
}

/** A checkbox with its label and error. */
export function CheckField({ label, error, children, ...input }: CheckFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <div className={styles.check}>
        <input
          type="checkbox"
          id={id}
          aria-invalid={Boolean(error)}
          aria-describedby={error && errorId}
          {...input}
        />
        <label htmlFor={id}>{label}</label>
        {children}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
