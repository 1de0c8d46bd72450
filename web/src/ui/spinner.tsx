import styles from './spinner.module.css';

/** Something is on its way; `label` says what. */
export function Spinner({ label }: { label: string }) {
  return (
    <output className={styles.waiting}>
      <span className={styles.bubbles} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      {label}
    </output>
  );
}
