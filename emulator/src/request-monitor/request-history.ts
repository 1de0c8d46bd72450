import type { Evaluation } from '../operations/rules-registry.ts';
import { describeEvaluation, type EvaluationMessage } from './describe-evaluation.ts';

/** The number of evaluations that a new monitor receives; it is limited because they keep documents in memory. */
export const HISTORY_LENGTH = 500;

interface Entry {
  readonly id: string;
  readonly evaluation: Evaluation;
}

/** The latest evaluations of rules. They are formatted only when a monitor is connected. */
export class RequestHistory {
  private readonly entries: Entry[] = [];
  private readonly subscribers = new Set<(message: EvaluationMessage) => void>();
  private count = 0;

  record(evaluation: Evaluation): void {
    const entry = { id: String((this.count += 1)), evaluation };
    this.entries.push(entry);
    if (this.entries.length > HISTORY_LENGTH) this.entries.shift();
    if (this.subscribers.size === 0) return;
    const message = describe(entry);
    for (const subscriber of this.subscribers) subscriber(message);
  }

  /** Returns the recorded evaluations, oldest first. */
  messages(): EvaluationMessage[] {
    return this.entries.map(describe);
  }

  /** Calls back for every further evaluation until the returned function is called. */
  subscribe(subscriber: (message: EvaluationMessage) => void): () => void {
    this.subscribers.add(subscriber);
    return () => void this.subscribers.delete(subscriber);
  }
}

function describe({ id, evaluation }: Entry): EvaluationMessage {
  return describeEvaluation(id, evaluation);
}
