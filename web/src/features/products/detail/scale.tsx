import type { ScaleStep } from './product-attributes.ts';
import styles from './scale.module.css';

/** Distance between the centres of two dots. */
const PITCH = 14;
const RADIUS = 4;

/** A row of dots, filled up to the step. It is decoration: the value stands beside it as text. */
export function Scale({ step, of }: ScaleStep) {
  return (
    <svg
      className={styles.scale}
      viewBox={`0 0 ${of * PITCH} ${PITCH}`}
      width={of * PITCH}
      height={PITCH}
      aria-hidden="true"
    >
      {Array.from({ length: of }, (_, index) => (
        <circle
          key={index}
          cx={PITCH / 2 + index * PITCH}
          cy={PITCH / 2}
          r={RADIUS}
          className={index < step ? styles.filled : styles.empty}
        />
      ))}
    </svg>
  );
}
