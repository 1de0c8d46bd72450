import type { FormEvent } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './choice-bar.module.css';

interface ChoiceBarProps<Value extends string> {
  label: string;
  /** The query parameter of the choice: without JavaScript the bar is a form that opens the page with it. */
  name: string;
  /** Other query parameters that a choice keeps. */
  kept?: Readonly<Record<string, string>>;
  /** `count` is the number of items that match a choice. */
  choices: readonly { value: Value; label: string; count?: number }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

const stay = (submission: FormEvent) => submission.preventDefault();

/** A row of toggle buttons of which one is pressed. */
export function ChoiceBar<Value extends string>({
  label,
  name,
  kept = {},
  choices,
  chosen,
  onChoose,
}: ChoiceBarProps<Value>) {
  return (
    <form onSubmit={stay}>
      {Object.entries(kept).map(([parameter, value]) => (
        <input key={parameter} type="hidden" name={parameter} value={value} />
      ))}
      <fieldset className={styles.bar}>
        <VisuallyHidden as="legend">{label}</VisuallyHidden>
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="submit"
            name={name}
            value={choice.value}
            className={styles.choice}
            aria-pressed={choice.value === chosen}
            onClick={() => onChoose(choice.value)}
          >
            {choice.label}
            {choice.count !== undefined && <span className={styles.count}> {choice.count}</span>}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
