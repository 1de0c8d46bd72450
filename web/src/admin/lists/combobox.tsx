import { useEffect, useId, useRef, useState, type KeyboardEvent, type UIEvent } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './combobox.module.css';

export interface ComboboxOption {
  value: string;
  label: string;
}

interface ComboboxProps {
  label: string;
  /** What can be chosen now; it may change while something is typed. */
  options: readonly ComboboxOption[];
  chosen: ComboboxOption;
  onChoose: (value: string) => void;
  onOpen: (isOpen: boolean) => void;
  onSearch: (text: string) => void;
  /** The list has been scrolled to its end, or nearly. */
  onEnd: () => void;
  /** Stands there when nothing matches. */
  nothing: string;
}

/** How near to the end of the list, in pixels, is at its end. */
const NEAR = 80;

/** A field that opens a list to choose from, of which typing leaves what matches: ARIA's combobox with a listbox. */
export function Combobox(props: ComboboxProps) {
  const { label, options, chosen, onChoose, onOpen, onSearch, onEnd, nothing } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const listRef = useRef<HTMLUListElement>(null);
  const current = options[Math.min(active, options.length - 1)];

  useEffect(() => {
    listRef.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const search = (next: string) => {
    setText(next);
    setActive(0);
    onSearch(next);
  };
  const open = () => {
    if (isOpen) return;
    const at = options.findIndex(({ value }) => value === chosen.value);
    setOpen(true);
    setActive(Math.max(0, at));
    onOpen(true);
  };
  const close = () => {
    if (!isOpen) return;
    setOpen(false);
    onOpen(false);
    search('');
  };
  const choose = (value: string) => {
    close();
    onChoose(value);
  };
  const move = (by: number) => {
    if (isOpen) setActive(Math.max(0, Math.min(options.length - 1, active + by)));
    else open();
  };

  const KEYS: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => (isOpen && current ? choose(current.value) : open()),
    ...(isOpen && { Escape: close }),
  };
  const press = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : KEYS[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div className={styles.combobox}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && current ? `${id}-${current.value}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={isOpen ? text : chosen.label}
        placeholder={chosen.label}
        onChange={({ target }) => {
          open();
          search(target.value);
        }}
        onClick={open}
        onKeyDown={press}
        onBlur={close}
      />
      <ul
        ref={listRef}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={!isOpen}
        className={styles.list}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onScroll={({ currentTarget: list }: UIEvent<HTMLElement>) => {
          if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) onEnd();
        }}
      >
        {options.map(({ value, label: name }) => (
          <li
            key={value}
            id={`${id}-${value}`}
            role="option"
            aria-selected={value === chosen.value}
            data-active={value === current?.value || undefined}
            className={classNames(styles.option, value === current?.value && styles.active)}
            onClick={() => choose(value)}
          >
            {name}
          </li>
        ))}
        {options.length === 0 && (
          <li role="option" aria-disabled="true" aria-selected="false" className={styles.nothing}>
            {nothing}
          </li>
        )}
      </ul>
    </div>
  );
}
