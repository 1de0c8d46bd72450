import type { InputHTMLAttributes, Ref } from 'react';
import styles from './trap-field.module.css';

/** The trap of the API's forms: no person sees or reaches it, only a machine fills it in. */
export function TrapField(props: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  return (
    <input
      {...props}
      className={styles.trap}
      type="text"
      name="website"
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
    />
  );
}
