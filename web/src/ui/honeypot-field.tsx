import type { InputHTMLAttributes, Ref } from 'react';
import styles from './honeypot-field.module.css';

/** The trap of the API's forms: no person sees or reaches it, only a machine fills it in. */
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
