import pLimit from 'p-limit';
import { StatusError } from '../values/status.ts';
import { eventRequest } from './cloud-event.ts';
import type { Commit, EventRequest } from './cloud-event.ts';
import { deliver } from './deliver.ts';
import { parseTrigger } from './trigger.ts';
import type { Trigger } from './trigger.ts';

/** A trigger, and a promise that resolves after its pending deliveries. */
interface Registered {
  readonly trigger: Trigger;
  last: Promise<void>;
}

/**
 * The registered triggers. Each receives its changes sequentially, in commit order;
 * commits do not wait for deliveries.
 */
export class Triggers {
  private readonly functionsEmulator: string | undefined;
  private readonly registered = new Map<string, Registered>();
  private readonly closing = new AbortController();
  private readonly limit: ReturnType<typeof pLimit>;

  /**
   * @param functionsEmulator address of the Functions emulator, `127.0.0.1:5001`
   * @param concurrentEvents the number of events that are delivered at the same time
   */
  constructor(functionsEmulator?: string, concurrentEvents = Infinity) {
    this.functionsEmulator = functionsEmulator;
    this.limit = pLimit(concurrentEvents);
  }

  /**
   * Adds a trigger, or replaces the one with that id. Throws FAILED_PRECONDITION when no Functions emulator is
   * configured.
   * @param body the request body that firebase-tools sends to `/emulator/v1/projects/{project}/eventarcTrigger`
   */
  register(project: string, id: string, body: unknown): void {
    if (!this.functionsEmulator) {
      throw new StatusError(
        'FAILED_PRECONDITION',
        'Triggers need the option --functions_emulator host:port.',
      );
    }
    const key = `${project}/${id}`;
    const last = this.registered.get(key)?.last ?? Promise.resolve();
    this.registered.set(key, { trigger: parseTrigger(project, id, body), last });
  }

  /** Sends the changes of a commit to all matching triggers, without waiting for delivery. */
  committed(database: string, commit: Commit): void {
    for (const registered of this.registered.values()) {
      const { trigger } = registered;
      if (trigger.database !== database) continue;
      for (const change of commit.changes) {
        if (!trigger.wants(change)) continue;
        const request = eventRequest(trigger, change, commit);
        registered.last = registered.last.then(() => this.limit(() => this.deliver(trigger, request)));
      }
    }
  }

  /** Resolves when all pending events have been delivered or have failed. */
  async idle(): Promise<void> {
    await Promise.all([...this.registered.values()].map(({ last }) => last));
  }

  /** Drops undelivered events. */
  close(): void {
    this.closing.abort();
  }

  private async deliver({ id, database }: Trigger, request: EventRequest): Promise<void> {
    const [, project = ''] = database.split('/');
    const url = `http://${this.functionsEmulator}/functions/projects/${project}/triggers/${id}`;
    await deliver(url, request, this.closing.signal);
  }
}
