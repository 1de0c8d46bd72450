import type { ButtonProps } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { CommandButton } from '../commands/command-button.tsx';

interface PrintButtonProps<Content> extends Pick<ButtonProps, 'aria-keyshortcuts' | 'size'> {
  label: string;
  /** Reads what is printed. */
  read: () => Promise<Content>;
  failed: string;
  /** Returns the pages: elements with the class `paper` of `paper.module.css`. */
  children: (content: Content) => ReactNode;
}

/** Prints pages of their own instead of the dashboard. */
export function PrintButton<Content>({
  label,
  read,
  failed,
  children,
  ...button
}: PrintButtonProps<Content>) {
  const [printed, setPrinted] = useState<{ content: Content } | null>(null);
  // The pages must be rendered for print before the print dialog opens.
  useEffect(() => {
    if (!printed) return undefined;
    // Pages that stayed would be printed with the next ones.
    const remove = () => setPrinted(null);
    window.addEventListener('afterprint', remove);
    window.print();
    return () => window.removeEventListener('afterprint', remove);
  }, [printed]);
  return (
    <>
      <CommandButton
        {...button}
        command={{ request: read, failed, onDone: (content) => setPrinted({ content }) }}
      >
        {label}
      </CommandButton>
      {printed && createPortal(children(printed.content), document.body)}
    </>
  );
}
