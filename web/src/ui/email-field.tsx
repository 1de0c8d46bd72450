import { useRef, type ComponentProps } from 'react';
import { TextField } from './field.tsx';
import styles from './field.module.css';
import { useEmailSuggestion } from './use-email-suggestion.tsx';

/** A required field for an e-mail address, with a suggestion when its domain seems to be mistyped. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'ref' | 'type' | 'onFocus'>) {
  const inputRef = useRef<HTMLInputElement>(null);
  const { load, element } = useEmailSuggestion(inputRef);
  return (
    <div className={styles.field}>
      <TextField ref={inputRef} type="email" autoComplete="email" required onFocus={load} {...props} />
      {element}
    </div>
  );
}
