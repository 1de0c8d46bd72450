import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog, type Choice } from '../deleting/confirm-dialog.tsx';
import { inSession } from '../session/in-session.ts';
import { useAdminToast } from '../use-admin-toast.ts';
import { keepSpot } from './press-guard.ts';

/** What is asked before a command starts. */
export interface Question {
  question: string;
  consequence: ReactNode;
  /** The labels of both answers. */
  keep: string;
  yes: string;
  choice?: Choice | undefined;
}

interface Start {
  /** Is the same until a request succeeds, so that one whose answer was lost can be repeated. */
  idempotencyKey: string;
  /** The answer to the question's choice. */
  isChosen: boolean;
}

/** Something that the admin can do with a press. */
export interface Command<Input, Output> {
  request: (input: Input, start: Start) => Promise<Output>;
  /** The request needs no session, or renews it itself. */
  isOutsideSession?: boolean;
  /** What is asked first; nothing by default. */
  asks?: (input: Input) => Question | null;
  /** The toast after success; none by default. */
  done?: string | ((output: Output, input: Input) => string | undefined);
  /** The toast after a failure; none where the caller shows `error`. */
  failed?: string;
  /** Explains an error that the usual text of its kind does not explain. */
  why?: (error: Error) => string | undefined;
  /** Forgets the typed text that is kept until the command succeeds. */
  forget?: (input: Input) => void;
  /**
   * What the command changes, as it is shown now. After success the command stays busy until this is another value: a second
   * press would make a change that the server has already made. Meanwhile nothing else can be pressed on its spot.
   */
  changes?: unknown;
  onDone?: (output: Output, input: Input) => void;
  onFailed?: (error: Error) => void;
}

interface Run<Input> {
  input: Input;
  isChosen: boolean;
  /** What `changes` was at the start. */
  before: unknown;
  releaseSpot: () => void;
}

export interface RunningCommand<Input, Output> {
  /** Asks first if the command does. Is ignored while the command is busy. */
  start: (input: Input) => void;
  /** Runs the last start again, without a question. */
  retry: () => void;
  isBusy: boolean;
  error: Error | null;
  output: Output | undefined;
  /** The input of the last start. */
  input: Input | undefined;
  /** The question, to be rendered beside the button of a command that asks. */
  question: ReactNode;
}

/** Runs a command: asks, sends the request in the admin's session, says how it ended. */
export function useCommand<Input = void, Output = unknown>(
  command: Command<Input, Output>,
): RunningCommand<Input, Output> {
  const toast = useAdminToast();
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  /** Two presses can come before the first one is rendered. */
  const isRunning = useRef(false);
  const [done, setDone] = useState<{ before: unknown } | null>(null);
  const [asked, setAsked] = useState<{ input: Input; question: Question; isOpen: boolean } | null>(null);
  const { mutate, isPending, error, data, variables } = useMutation<Output, Error, Run<Input>>({
    mutationFn: ({ input, isChosen }) => {
      const attempt = () => command.request(input, { idempotencyKey, isChosen });
      return command.isOutsideSession ? attempt() : inSession(attempt);
    },
    onSuccess: (output, { input, before }) => {
      setKey(crypto.randomUUID());
      setDone({ before });
      command.forget?.(input);
      const text = typeof command.done === 'function' ? command.done(output, input) : command.done;
      if (text !== undefined) toast.succeeded(text);
      command.onDone?.(output, input);
    },
    onError: (failure) => {
      if (command.failed !== undefined) toast.failed(command.failed, command.why?.(failure) ?? failure);
      command.onFailed?.(failure);
    },
    onSettled: (_, __, { releaseSpot }) => {
      isRunning.current = false;
      releaseSpot();
    },
  });
  if (done && (command.changes === undefined || done.before !== command.changes)) setDone(null);
  const isBusy = isPending || done !== null;

  function run(input: Input, isChosen = false): void {
    if (isRunning.current) return;
    isRunning.current = true;
    setDone(null);
    const { changes } = command;
    mutate({ input, isChosen, before: changes, releaseSpot: changes === undefined ? () => {} : keepSpot() });
  }

  function start(input: Input): void {
    if (isBusy) return;
    const question = command.asks?.(input);
    if (question) setAsked({ input, question, isOpen: true });
    else run(input);
  }

  return {
    start,
    retry: () => {
      if (variables) run(variables.input, variables.isChosen);
    },
    isBusy,
    error,
    output: data,
    input: variables?.input,
    question: asked && (
      <ConfirmDialog
        open={asked.isOpen}
        question={asked.question.question}
        keep={asked.question.keep}
        yes={asked.question.yes}
        onKeep={() => setAsked({ ...asked, isOpen: false })}
        onYes={(isChosen) => run(asked.input, isChosen)}
        choice={asked.question.choice}
      >
        {asked.question.consequence}
      </ConfirmDialog>
    ),
  };
}
