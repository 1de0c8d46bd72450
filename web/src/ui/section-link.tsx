import type { ReactNode } from 'react';
import { scrollToElement } from '../lib/scroll-to-element.ts';
import { classNames } from './class-names.ts';
import styles from './section-link.module.css';

interface SectionLinkProps {
  /** The id of a part of the same page. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to another part of the page, which scrolls there without an entry in the history. */
export function SectionLink({ to, className, children }: SectionLinkProps) {
  return (
    <a
      href={`#${to}`}
      className={classNames(styles.link, className)}
      onClick={(event) => {
        event.preventDefault();
        scrollToElement(to);
      }}
    >
      {children}
    </a>
  );
}
