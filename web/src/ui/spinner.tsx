import styles from './spinner.module.css';

/** A loading indicator; `label` names what is loading. */
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
