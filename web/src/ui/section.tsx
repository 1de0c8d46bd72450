import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './section.module.css';

/** A section of the page at content width. */
export function Section({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <section className={classNames(styles.section, className)} {...rest} />;
}
