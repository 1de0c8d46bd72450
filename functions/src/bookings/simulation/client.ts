import { DomainError } from '@app/domain/errors.ts';
import { describeStep, type History, OLD_BOOKING, type Step } from './history.ts';
import { ViolationError } from './invariants.ts';
import { CrashError } from './memory-store.ts';
import { isAboutHold, isRepeatable, ledgerKey, performStep, type World } from './perform-step.ts';

/** How often a client without an answer sends its call again. */
const RETRIES = 4;
/** gRPC's ABORTED: the transaction was repeated too often. */
const ABORTED = 10;

/** What a client may find out about the stored documents. */
interface Stored {
  hasBooking(id: string): boolean | Promise<boolean>;
  hasEntry(key: string): boolean | Promise<boolean>;
}

/** Whether the client cannot know if its call was performed. */
const isWithoutAnswer = (error: unknown) =>
  error instanceof CrashError || (error as { code?: unknown }).code === ABORTED;

/** Sends a call again when it got no answer; returns undefined when there was none in the end. */
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
 * Returns one task for each step of a history. A task throws when an answer is untrue: when what was done is not in the
 * ledger, or when its repetition is refused.
 */
export function clientTasks(history: History, world: World, stored: Stored): (() => Promise<void>)[] {
  const { ids } = world;
  const done = new Set<number>();

  async function perform(step: Step): Promise<void> {
    const answer = await call(step, world);
    if (!isRepeatable(step) || !answer) return;
    if (!isAboutHold(step) && !(await stored.hasBooking(ids.booking(step.booking)))) return;
    if (answer === 'done') {
      const key = ledgerKey(step, ids);
      if (key !== ids.booking(OLD_BOOKING) && !(await stored.hasEntry(key)))
        throw new ViolationError(`Step ${describeStep(step)} was answered, but is not in the ledger.`);
      done.add(step.number);
    } else if (done.has(step.number)) {
      const refusal = `and its repetition refused: ${answer.code}`;
      throw new ViolationError(`Step ${describeStep(step)} was done, ${refusal}.`);
    }
  }

  const byNumber = new Map(history.steps.map((step) => [step.number, step]));
  return history.steps.flatMap((step) => {
    const performed = step.kind === 'repeat' ? byNumber.get(step.repeated) : step;
    if (!performed || (step.kind === 'repeat' && !isRepeatable(performed))) return [];
    return [() => perform(performed)];
  });
}
