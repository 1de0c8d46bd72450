import { useId, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './item-card.module.css';

interface ItemCardProps {
  title: string;
  /** Beside the title. */
  picture?: ReactNode;
  /** Below the title: what the item is and how it stands. */
  badges?: ReactNode;
  /** Set off from the others: it waits for the admin. */
  isWaiting?: boolean;
  children: ReactNode;
  /** What can be done with it; they stand at the card's foot. */
  acts?: ReactNode;
}

/** An item among others. The keys `j` and `k` walk from card to card. */
export function ItemCard({ title, picture, badges, isWaiting = false, children, acts }: ItemCardProps) {
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
      {acts && <footer className={styles.acts}>{acts}</footer>}
    </article>
  );
}
