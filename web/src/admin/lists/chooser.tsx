import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import styles from './chooser.module.css';

export interface ChooserOption {
  value: string;
  label: string;
}

interface ChooserProps {
  label: string;
  /** The current options; they may change while text is typed. */
  options: readonly ChooserOption[];
  chosen: ChooserOption;
  onChoose: (value: string) => void;
  onOpen: (isOpen: boolean) => void;
  searchLabel: string;
  onSearch: (text: string) => void;
  /** Called when the list is scrolled near its end. */
  onEnd: () => void;
  /** Shown when no option matches. */
  notFoundContent: string;
}

/** Distance in pixels from the end of the list at which more options are loaded. */
const END_THRESHOLD = 80;

/** Returns the index that an arrow key moves to, from the field or option at `index` of `count`. */
const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
};

/** A button that shows the selected option and opens a searchable list. */
export function Chooser(props: ChooserProps) {
  const { label, options, chosen, onChoose, onOpen, searchLabel, onSearch, onEnd, notFoundContent } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen) panelRef.current?.querySelector('input')?.focus();
  }, [isOpen]);

  const toggle = (next: boolean) => {
    setOpen(next);
    onOpen(next);
    if (!next) onSearch('');
  };
  const choose = (value: string) => {
    toggle(false);
    buttonRef.current?.focus();
    onChoose(value);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !isOpen) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      toggle(false);
      buttonRef.current?.focus();
      return;
    }
    const places = [...(panelRef.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    places[step(places.indexOf(event.target as HTMLElement), places.length)]?.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && !currentTarget.contains(relatedTarget)) toggle(false);
  };

  return (
    <div className={styles.chooser} onBlur={leave}>
      <span id={id}>{label}</span>
      <button
        ref={buttonRef}
        type="button"
        id={`${id}-button`}
        className={styles.button}
        aria-labelledby={`${id} ${id}-button`}
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        onKeyDown={press}
        onClick={() => toggle(!isOpen)}
      >
        {chosen.label}
      </button>
      <div ref={panelRef} id={`${id}-panel`} hidden={!isOpen} className={styles.panel}>
        {isOpen && (
          <input
            type="search"
            aria-label={searchLabel}
            placeholder={searchLabel}
            autoComplete="off"
            spellCheck={false}
            onKeyDown={press}
            onChange={({ target }) => onSearch(target.value)}
          />
        )}
        <ul
          className={styles.list}
          aria-labelledby={id}
          onScroll={({ currentTarget: list }) => {
            if (list.scrollHeight - list.scrollTop - list.clientHeight < END_THRESHOLD) onEnd();
          }}
        >
          {options.map(({ value, label: name }) => (
            <li key={value}>
              <button
                type="button"
                aria-pressed={value === chosen.value}
                onKeyDown={press}
                onClick={() => choose(value)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
        {options.length === 0 && <output>{notFoundContent}</output>}
      </div>
    </div>
  );
}
