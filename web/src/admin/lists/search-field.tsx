import { useEffect, useId, useState } from 'react';
import styles from './toolbar.module.css';

/** Debounce delay in milliseconds between the last keystroke and the query. */
const DEBOUNCE_MS = 300;

interface SearchFieldProps {
  label: string;
  placeholder?: string | undefined;
  /** The scope of the search, shown while a search is active. */
  hint?: string;
  value: string;
  onSearch: (text: string) => void;
}

/** A search field that debounces its input. */
export function SearchField({ label, placeholder, hint, value, onSearch }: SearchFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [previous, setPrevious] = useState(value);
  /** Searches that have been requested and that `value` does not show yet. */
  const [requested, setRequested] = useState<readonly string[]>([]);
  if (value !== previous) {
    setPrevious(value);
    const index = requested.indexOf(value);
    setRequested(requested.slice(index + 1));
    // Another filter or a link has set the search; an own request that arrives late must not undo later typing.
    if (index === -1) setText(value);
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === value) return;
    const timer = setTimeout(() => {
      setRequested((earlier) => [...earlier, wanted]);
      onSearch(wanted);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  const isHinting = hint !== undefined && text !== '';
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="search"
          value={text}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          aria-keyshortcuts="/"
          aria-describedby={isHinting ? `${id}-hint` : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {isHinting && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}
