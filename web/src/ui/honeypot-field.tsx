import type { InputHTMLAttributes, Ref } from 'react';
import styles from './honeypot-field.module.css';

/** The honeypot field of a form: people neither see nor reach it, so that only a bot fills it in. */
export function HoneypotField(
  props: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> },
) {
  return (
    <input
      {...props}
      className={styles.honeypot}
      type="text"
      name="website"
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
    />
  );
}
