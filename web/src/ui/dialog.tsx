import { useId, type ReactNode } from 'react';
import { useDialogEntry } from '../lib/dialog-entries.ts';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** Whether a click on the backdrop closes it. Not for forms, whose input would be lost. */
  dismissible?: boolean;
  title: string;
  /** Below the title. */
  lead?: ReactNode;
  closeLabel: string;
  children: ReactNode;
}

/** A centered modal dialog with a title and a close button; Back closes it too. */
export function Dialog({
  open,
  onClose,
  dismissible = false,
  title,
  lead,
  closeLabel,
  children,
}: DialogProps) {
  const titleId = useId();
  useDialogEntry(open, onClose);
  return (
    <Modal
      open={open}
      onClose={onClose}
      dismissible={dismissible}
      className={styles.dialog}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {lead}
        </div>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          ×
        </button>
      </div>
      {children}
    </Modal>
  );
}
