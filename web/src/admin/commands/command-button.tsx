import { Button, type ButtonProps } from 'antd';
import type { ReactNode } from 'react';
import { useCommand, type Command } from './use-command.tsx';

interface CommandButtonProps<Output> extends Omit<ButtonProps, 'onClick' | 'loading' | 'children'> {
  command: Command<void, Output>;
  children: ReactNode;
  /** The label while the command is busy, if it is another one. */
  busyLabel?: string;
}

/** The button of a command that needs no input. */
export function CommandButton<Output>({
  command,
  children,
  busyLabel,
  ...button
}: CommandButtonProps<Output>) {
  const { start, isBusy, question } = useCommand<void, Output>(command);
  return (
    <>
      <Button {...button} loading={isBusy} onClick={() => start()}>
        {isBusy && busyLabel !== undefined ? busyLabel : children}
      </Button>
      {question}
    </>
  );
}
