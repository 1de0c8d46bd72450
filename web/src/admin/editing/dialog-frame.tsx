import { ConfigProvider } from 'antd';
import { Suspense, useId, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../ui/modal.tsx';
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
export function DialogFrame({ title, onLeave, aside, children, footer }: DialogFrameProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const leaveOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    const isOwn = event.target instanceof Element && event.target.closest('dialog') === event.currentTarget;
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented || !isOwn) return;
    event.preventDefault();
    onLeave();
  };
  return (
    <Modal
      open
      closedby="none"
      className={styles.dialog}
      aria-labelledby={id}
      onClose={onLeave}
      onKeyDown={leaveOnEscape}
    >
      <ConfigProvider getPopupContainer={(node) => node?.closest('dialog') ?? document.body}>
        <div className={styles.frame}>
          <header className={styles.header}>
            <h2 id={id}>{title}</h2>
            {aside && <div className={styles.aside}>{aside}</div>}
            <button type="button" className={styles.close} aria-label={t('editing.close')} onClick={onLeave}>
              ×
            </button>
          </header>
          <div className={styles.content}>
            {/* Content that suspends, such as a preview, must not hide the dialog itself. */}
            <Suspense>{children}</Suspense>
          </div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
      </ConfigProvider>
    </Modal>
  );
}
