import { useId, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** Whether a press beside it closes it, too: not where something can be lost. */
  dismissible?: boolean;
  title: string;
  /** Below the title. */
  lead?: ReactNode;
  closeLabel: string;
  children: ReactNode;
}

/** A modal in the middle of the screen, with its title and a button that closes it. */
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
