import styles from './spinner.module.css';

/** A loading indicator; `label` names what is loading. Scripts that wait for a page find it by `data-loading`. */
export function Spinner({ label }: { label: string }) {
  return (
    <output className={styles.waiting} data-loading>
      <span className={styles.bubbles} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      {label}
    </output>
  );
}
