import { useId, type ComponentProps } from 'react';
import styles from './sign-in.module.css';

interface CredentialFieldProps extends ComponentProps<'input'> {
  label: string;
  error: string | null;
}

export function CredentialField({ label, error, ...input }: CredentialFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        required
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
        {...input}
      />
      {error !== null && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
