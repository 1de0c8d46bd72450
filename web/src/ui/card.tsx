import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './card.module.css';

interface CardProps {
  /** The id that links point to. */
  id?: string;
  title: string;
  text?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A card with a title. */
export function Card({ id, title, text, className, children }: CardProps) {
  const titleId = useId();
  return (
    <section id={id} className={classNames(styles.card, className)} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </section>
  );
}
