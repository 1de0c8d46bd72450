import type { ButtonHTMLAttributes } from 'react';
import styles from './choice-bar.module.css';

/** A toggle button in the style of a choice bar. */
export function Toggle({ pressed, ...rest }: { pressed: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={styles.choice} aria-pressed={pressed} {...rest} />;
}
