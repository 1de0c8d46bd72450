import { useId, type ComponentProps } from 'react';
import styles from './sign-in.module.css';

interface CredentialFieldProps extends ComponentProps<'input'> {
  label: string;
  /** A hint below the field. */
  hint?: string;
  error: string | null;
}

export function CredentialField({ label, hint, error, ...input }: CredentialFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const descriptions = [hint && hintId, error !== null && errorId].filter(Boolean);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        required
        aria-invalid={error !== null}
        aria-describedby={descriptions.join(' ') || undefined}
        {...input}
      />
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== null && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
