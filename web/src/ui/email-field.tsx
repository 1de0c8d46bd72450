import { useRef, type ComponentProps } from 'react';
import { EmailSuggestion } from './email-suggestion.tsx';
import { TextField } from './field.tsx';
import styles from './field.module.css';

/** A required field for an e-mail address, with a suggestion when its domain seems to be mistyped. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'ref' | 'type'>) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.field}>
      <TextField ref={inputRef} type="email" autoComplete="email" required {...props} />
      <EmailSuggestion inputRef={inputRef} />
    </div>
  );
}
