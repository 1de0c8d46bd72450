import { DomainError } from '@app/domain/errors.ts';
import { describeStep, type History, OLD_BOOKING, type Step } from './history.ts';
import { ViolationError } from './violation.ts';
import { CrashError } from './memory-store.ts';
import {
  isAboutEntry,
  isAboutHold,
  isRepeatable,
  ledgerKey,
  performStep,
  type World,
} from './perform-step.ts';

/** The number of times that a client repeats a call without a response. */
const RETRIES = 4;
/** gRPC's ABORTED: the transaction was retried too often. */
const ABORTED = 10;

/** The stored data that a client may read. */
interface Stored {
  hasBooking(id: string): boolean | Promise<boolean>;
  hasEntry(key: string): boolean | Promise<boolean>;
}

/** Whether the client cannot know if its call was performed. */
const isWithoutAnswer = (error: unknown) =>
  error instanceof CrashError || (error as { code?: unknown }).code === ABORTED;

/** Repeats a call until it gets a response; returns undefined if it never gets one. */
async function call(step: Step, world: World): Promise<'done' | DomainError | undefined> {
  for (let attempt = 0; attempt <= RETRIES; attempt += 1) {
    try {
      await performStep(step, world);
      return 'done';
    } catch (error) {
      if (error instanceof DomainError) return error;
      if (!isWithoutAnswer(error)) throw error;
    }
  }
  return undefined;
}

/**
 * Returns one task for each step of a history. A task throws when a response is wrong: when a performed operation is missing
 * in the ledger, or its repetition is rejected.
 */
export function clientTasks(history: History, world: World, stored: Stored): (() => Promise<void>)[] {
  const { ids } = world;
  const done = new Set<number>();

  async function perform(step: Step): Promise<void> {
    const answer = await call(step, world);
    if (!isRepeatable(step) || !answer) return;
    if (!isAboutHold(step) && !isAboutEntry(step) && !(await stored.hasBooking(ids.booking(step.booking))))
      return;
    if (answer === 'done') {
      const key = ledgerKey(step, ids);
      if (!isAboutEntry(step) && key !== ids.booking(OLD_BOOKING) && !(await stored.hasEntry(key)))
        throw new ViolationError(`Step ${describeStep(step)} was answered, but is not in the ledger.`);
      done.add(step.number);
    } else if (done.has(step.number)) {
      // A repetition that overtook its original may be refused for what changed until that was performed; the next one must succeed.
      const next = await call(step, world);
      if (!next || next === 'done') return;
      throw new ViolationError(
        `Step ${describeStep(step)} was done, and its repetition refused: ${next.code}.`,
      );
    }
  }

  const byNumber = new Map(history.steps.map((step) => [step.number, step]));
  return history.steps.flatMap((step) => {
    const performed = step.kind === 'repeat' ? byNumber.get(step.repeated) : step;
    if (!performed || (step.kind === 'repeat' && !isRepeatable(performed))) return [];
    return [() => perform(performed)];
  });
}
