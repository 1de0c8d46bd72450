import styles from './choice-bar.module.css';

interface ChoiceBarProps<Value extends string> {
  label: string;
  /** `count` is the number of items that match a choice. */
  choices: readonly { value: Value; label: string; count?: number }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** A row of toggle buttons of which one is pressed. */
export function ChoiceBar<Value extends string>({ label, choices, chosen, onChoose }: ChoiceBarProps<Value>) {
  return (
    <fieldset className={styles.bar} aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={styles.choice}
          aria-pressed={choice.value === chosen}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
          {choice.count !== undefined && <span className={styles.count}> {choice.count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
