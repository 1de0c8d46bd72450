import { useRef, type ComponentProps } from 'react';
import { EmailSuggestion } from './email-suggestion.tsx';
import { TextField } from './field.tsx';
import styles from './field.module.css';

/**
 * A required field for an e-mail address, with a suggestion when its domain seems to be mistyped. For forms with the texts of
 * `submission`; no page loads it before its form is used.
 */
export function EmailField(props: ComponentProps<typeof TextField>) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.field}>
      <TextField {...props} ref={inputRef} type="email" autoComplete="email" required />
      <EmailSuggestion inputRef={inputRef} />
    </div>
  );
}
