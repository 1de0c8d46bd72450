import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

/** Returns the index of the tab that an arrow key, Home or End selects. */
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export const tabId = (prefix: string, id: string) => `${prefix}${id}-tab`;
export const panelId = (prefix: string, id: string) => `${prefix}${id}-panel`;

/** Scrolls the row so that the tab is visible. */
function bringIntoRow(button: HTMLElement): void {
  const row = button.parentElement;
  if (!row) return;
  const [tab, frame] = [button.getBoundingClientRect(), row.getBoundingClientRect()];
  if (tab.left < frame.left) row.scrollLeft -= frame.left - tab.left;
  else if (tab.right > frame.right) row.scrollLeft += tab.right - frame.right;
}

interface TabListProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: ReactNode }[];
  /** The prefix of the ids of tabs and panels. */
  prefix: string;
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** A tab list after the ARIA pattern, with a roving tabindex. */
export function TabList<Id extends string>({ label, tabs, prefix, chosen, onChoose }: TabListProps<Id>) {
  const buttons = useRef(new Map<Id, HTMLButtonElement>());
  // Only the row scrolls, not the page.
  useEffect(() => {
    const button = buttons.current.get(chosen);
    if (button) bringIntoRow(button);
  }, [chosen]);

  const move = (event: KeyboardEvent, index: number) => {
    const step = STEPS[event.key];
    const next = step && tabs[step(index, tabs.length)];
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    buttons.current.get(next.id)?.focus();
  };

  return (
    <div role="tablist" data-needs-script aria-label={label} className={styles.list}>
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          ref={(button) => {
            if (button) buttons.current.set(tab.id, button);
          }}
          type="button"
          role="tab"
          id={tabId(prefix, tab.id)}
          aria-controls={panelId(prefix, tab.id)}
          aria-selected={tab.id === chosen}
          tabIndex={tab.id === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(tab.id)}
          onKeyDown={(event) => move(event, index)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
