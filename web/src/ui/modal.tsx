import { useEffect, useEffectEvent, useLayoutEffect, useRef, type DialogHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './modal.module.css';
import { useToaster } from './toast.tsx';

export interface ModalProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'open' | 'onClose'> {
  open: boolean;
  /**
   * Called when the visitor dismisses it with Escape or, if `dismissible`, with a click on the backdrop. Null if the
   * dialog requires an answer: then neither Escape nor the phone's Back gesture closes it.
   */
  onClose: (() => void) | null;
  dismissible?: boolean;
}

/**
 * A native modal dialog: the browser traps and restores the focus and closes it on Escape. It stays in the document
 * while closed, so that closing it restores the focus.
 */
export function Modal({ open, onClose, dismissible = false, className, children, ...rest }: ModalProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const wasHiddenOpen = useRef(false);
  const { hostToasts } = useToaster();

  // A click on the backdrop has the dialog itself as its target.
  const closeOnBackdropClick = useEffectEvent((event: MouseEvent) => {
    if (dismissible && event.target === event.currentTarget) onClose?.();
  });

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!open || !dialog) return;
    // A server-rendered dialog was opened before hydration (`server-rendering/boot.js`).
    if (!dialog.open) dialog.showModal();
    dialog.addEventListener('click', closeOnBackdropClick);
    const unhost = hostToasts(dialog);
    return () => {
      unhost();
      dialog.removeEventListener('click', closeOnBackdropClick);
      dialog.close();
      wasHiddenOpen.current = false;
    };
  }, [open, hostToasts]);

  // A dialog that is removed while it is open gives the focus back only if it is closed before it leaves the document.
  // React also runs this cleanup when content suspends and hides the dialog; it opens again when the content is there.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (wasHiddenOpen.current) dialog?.showModal();
    wasHiddenOpen.current = false;
    return () => {
      wasHiddenOpen.current = dialog?.open === true;
      dialog?.close();
    };
  }, []);

  return (
    <dialog
      ref={dialogRef}
      className={classNames(styles.modal, className)}
      // WebKit ignores it: `onClose` below opens the dialog again then.
      closedby={onClose ? undefined : 'none'}
      // The parent closed it. A dialog that the browser closes reports that by an event.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      // Only when the visitor or the browser closes it. The event also follows closing and opening again in one turn,
      // and the cleanup above.
      onClose={(event) => {
        const dialog = event.currentTarget;
        if (event.target !== dialog || dialog.open || wasHiddenOpen.current || !dialog.isConnected) return;
        if (onClose) onClose();
        else if (open) dialog.showModal();
      }}
      // The server's dialog is open without any script; after that `showModal` and `close` set the attribute.
      open={import.meta.env.SSR && open ? true : undefined}
      suppressHydrationWarning
      {...rest}
    >
      {children}
    </dialog>
  );
}
