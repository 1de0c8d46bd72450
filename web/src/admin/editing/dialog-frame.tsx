import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogContent } from '../dialogs/dialog-content.tsx';
import styles from './dialog-frame.module.css';

interface DialogFrameProps {
  title: string;
  /** Called when the close button or Escape is pressed; the caller decides whether to close. */
  onLeave: () => void;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
  /** The footer, which stays visible. */
  footer?: ReactNode;
}

/** A large dialog that closes by its close button or Escape only, not by a press beside it. */
export function DialogFrame({ title, onLeave, aside, children, footer = null }: DialogFrameProps) {
  const { t } = useTranslation('admin');
  return (
    <Modal
      open
      title={<h2 className={styles.title}>{title}</h2>}
      onCancel={onLeave}
      mask={{ closable: false }}
      closable={{ 'aria-label': t('editing.close') }}
      footer={footer}
      width="72rem"
      className={styles.dialog ?? ''}
      classNames={{
        root: styles.root ?? '',
        container: styles.frame ?? '',
        header: styles.header ?? '',
        body: styles.body ?? '',
        footer: styles.footer ?? '',
      }}
    >
      {aside && <div className={styles.aside}>{aside}</div>}
      <DialogContent className={styles.content ?? ''}>{children}</DialogContent>
    </Modal>
  );
}
