import { Modal } from 'antd';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useDialogEntry } from '../../lib/dialog-entries.ts';
import { ToastHost } from '../../ui/toast-host.tsx';
import { DialogContent } from './dialog-content.tsx';
import styles from './small-dialog.module.css';

export interface SmallDialogProps {
  title: string;
  open: boolean;
  /** Called on Escape, or on a press beside the dialog if `dismissible`. Null if it must be answered. */
  onClose: (() => void) | null;
  dismissible?: boolean;
  /** The width where the window has room for it, in rem. */
  width?: number;
  /** Whether Back closes it. Not for dialogs that have an address of their own, and those that ask before one is left. */
  hasHistoryEntry?: boolean;
  /** Above all other dialogs. */
  isTopmost?: boolean;
  children: ReactNode;
  /** Buttons below the content, which stay visible while it scrolls. */
  footer?: ReactNode;
}

/** Above antd's notifications, which are at 2050. */
const TOPMOST = 3_000;

/** A dialog in the middle of the dashboard, named by its title. A long content scrolls within it. */
export function SmallDialog({
  title,
  open,
  onClose,
  dismissible = false,
  width = 32,
  hasHistoryEntry = true,
  isTopmost = false,
  children,
  footer = null,
}: SmallDialogProps) {
  // antd registers an open dialog for Escape while it renders, and never forgets one whose first rendering React discards: no dialog
  // below would take Escape any more. So it is opened once it is mounted.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => startTransition(() => setMounted(true)), []);
  useDialogEntry(open && hasHistoryEntry, () => onClose?.());
  return (
    <Modal
      centered
      title={<h2 className={styles.title}>{title}</h2>}
      open={isMounted && open}
      onCancel={() => onClose?.()}
      keyboard={onClose !== null}
      mask={{ closable: dismissible && onClose !== null }}
      closable={false}
      footer={
        footer && (
          <>
            <div className={styles.buttons}>{footer}</div>
            <ToastHost />
          </>
        )
      }
      classNames={{
        root: styles.root ?? '',
        container: styles.frame ?? '',
        header: styles.header ?? '',
        body: styles.body ?? '',
        footer: styles.footer ?? '',
      }}
      destroyOnHidden
      width={`${width}rem`}
      {...(isTopmost && { zIndex: TOPMOST })}
    >
      <DialogContent className={styles.content ?? ''} hostsToasts={!footer}>
        {children}
      </DialogContent>
    </Modal>
  );
}
