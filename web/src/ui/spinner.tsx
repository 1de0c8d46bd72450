import styles from './spinner.module.css';

/** Something is on its way; `label` says what. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.bubbles} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      {label}
    </div>
  );
}
