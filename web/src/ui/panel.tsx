import { useDeferredValue, useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useDialogEntry } from '../lib/dialog-entries.ts';
import { Modal } from './modal.tsx';
import { dialogCommand } from './dialog-command.ts';
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
  /** The id of a panel that a button opens by `dialogCommand`. Its content is in the HTML, to be shown before hydration. */
  id?: string;
}

/**
 * A modal that slides in from a side; Back closes it. Unless it has an id, its content renders after it, so that a slow
 * phone shows the panel sooner.
 */
export function Panel({ open, onClose, side, title, closeLabel, children, footer, id }: PanelProps) {
  const titleId = useId();
  useDialogEntry(open, onClose);
  const isFilled = useDeferredValue(open) || id !== undefined;
  return (
    <Modal
      id={id}
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
        <button
          type="button"
          className={styles.close}
          aria-label={closeLabel}
          onClick={(event) => {
            // Instead of the command of `dialogCommand`.
            event.preventDefault();
            onClose();
          }}
          {...(id !== undefined && dialogCommand('close', id))}
        >
          ×
        </button>
      </div>
      <div className={styles.content}>{isFilled && children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Modal>
  );
}
