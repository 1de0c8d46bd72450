import { useId, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './item-card.module.css';

interface ItemCardProps {
  title: string;
  /** Beside the title. */
  picture?: ReactNode;
  /** Type and status, below the title. */
  badges?: ReactNode;
  /** Highlighted, because the item requires a decision. */
  isWaiting?: boolean;
  children: ReactNode;
  /** Buttons in the card's footer. */
  actions?: ReactNode;
}

/** A card of a list. The keys `j` and `k` move between cards. */
export function ItemCard({ title, picture, badges, isWaiting = false, children, actions }: ItemCardProps) {
  const id = useId();
  return (
    <article
      className={classNames(styles.card, isWaiting && styles.waiting)}
      aria-labelledby={id}
      tabIndex={-1}
    >
      <header className={styles.header}>
        {picture && <span className={styles.picture}>{picture}</span>}
        <div className={styles.heading}>
          <h2 id={id}>{title}</h2>
          {badges && <p className={styles.badges}>{badges}</p>}
        </div>
      </header>
      <div className={styles.body}>{children}</div>
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </article>
  );
}
