import { useId } from 'react';
import styles from './radio-choice.module.css';

interface RadioChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  isDisabled?: boolean;
  /** One option below the other. */
  isVertical?: boolean;
  onChange: (value: Value) => void;
}

/** One of a few options. Native, because antd's radio buttons alone would exceed the dashboard's budget. */
export function RadioChoice<Value extends string>({
  label,
  value,
  options,
  isDisabled = false,
  isVertical = false,
  onChange,
}: RadioChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset
      aria-label={label}
      disabled={isDisabled}
      className={isVertical ? `${styles.choice} ${styles.vertical}` : styles.choice}
    >
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
