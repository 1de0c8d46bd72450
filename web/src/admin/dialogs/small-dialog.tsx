import { useId } from 'react';
import { Modal, type ModalProps } from '../../ui/modal.tsx';
import styles from './small-dialog.module.css';

/** A modal dialog in the middle of the dashboard, named by its title. */
export function SmallDialog({ title, children, ...modal }: ModalProps & { title: string }) {
  const id = useId();
  return (
    <Modal aria-labelledby={id} {...modal}>
      <div className={styles.content}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </Modal>
  );
}
