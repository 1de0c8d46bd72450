import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';

/** Which tab an arrow or an end key leads to, from the one at `index` of `count`. */
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export const tabId = (prefix: string, id: string) => `${prefix}${id}-tab`;
export const panelId = (prefix: string, id: string) => `${prefix}${id}-panel`;

/** Moves the row sideways until the tab is within it. */
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
  /** Ties the tabs to their panels: `tabId` and `panelId` make ids of it. */
  prefix: string;
  chosen: Id;
  onChoose: (id: Id) => void;
  /** Arrows move the focus alone, and Enter or the space bar opens: for panels that are costly to open. */
  isManual?: boolean;
  className?: string | undefined;
}

/** A row of tabs as ARIA describes it: one is in the tab order, arrows move. */
export function TabList<Id extends string>({
  label,
  tabs,
  prefix,
  chosen,
  onChoose,
  isManual = false,
  className,
}: TabListProps<Id>) {
  const buttons = useRef(new Map<Id, HTMLButtonElement>());
  // The row scrolls where it is wider than the screen; the page around it stays where the reader is.
  useEffect(() => {
    const button = buttons.current.get(chosen);
    if (button) bringIntoRow(button);
  }, [chosen]);

  const move = (event: KeyboardEvent, index: number) => {
    const step = STEPS[event.key];
    const next = step && tabs[step(index, tabs.length)];
    if (!next) return;
    event.preventDefault();
    if (!isManual) onChoose(next.id);
    buttons.current.get(next.id)?.focus();
  };

  return (
    <div role="tablist" aria-label={label} className={classNames(styles.list, className)}>
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          ref={(button) => {
            if (button) buttons.current.set(tab.id, button);
          }}
          type="button"
          role="tab"
          id={tabId(prefix, tab.id)}
          aria-controls={tab.id === chosen || !isManual ? panelId(prefix, tab.id) : undefined}
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
