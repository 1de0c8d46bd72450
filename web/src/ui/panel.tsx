import { useDeferredValue, useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Modal } from './modal.tsx';
import styles from './panel.module.css';

interface PanelProps {
  open: boolean;
  onClose: () => void;
  side: 'left' | 'right';
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Stays visible while the content above it scrolls. */
  footer?: ReactNode;
}

/** A modal that slides in from a side. Its content renders after it, so that a slow phone shows the panel sooner. */
export function Panel({ open, onClose, side, title, closeLabel, children, footer }: PanelProps) {
  const titleId = useId();
  const isFilled = useDeferredValue(open);
  return (
    <Modal
      open={open}
      onClose={onClose}
      dismissible
      className={classNames(styles.panel, styles[side])}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          ×
        </button>
      </div>
      <div className={styles.content}>{isFilled && children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Modal>
  );
}
