import pLimit from 'p-limit';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { StatusError } from '../values/status.ts';
import { eventRequest, type Commit, type EventRequest } from './cloud-event.ts';
import { parseTrigger, type Trigger } from './trigger.ts';

/** Delays in milliseconds before each retry while the Functions emulator is unreachable, as during a restart. */
const PAUSES_MILLIS = [100, 500, 2_000];
/** The maximum duration of an event-driven function (https://firebase.google.com/docs/functions/quotas). */
const TIMEOUT_MILLIS = 540_000;

/**
 * Posts one event. A failing function is not called again, as for functions deployed without `retry`; only connection
 * failures are retried. Never throws: errors are logged to stderr.
 */
async function deliver(url: string, request: EventRequest, signal: AbortSignal): Promise<void> {
  for (const wait of [...PAUSES_MILLIS, undefined]) {
    try {
      const status = await post(url, request, signal);
      if (status >= 400) console.error(`The function at ${url} answered ${status} to ${describe(request)}.`);
      return;
    } catch (error) {
      if (signal.aborted) return;
      if (!isUnreachable(error) || wait === undefined) {
        console.error(`${describe(request)} could not be delivered to ${url}: ${String(error)}`);
        return;
      }
      await pause(wait, undefined, { signal }).catch(() => undefined);
    }
  }
}

function post(url: string, { headers, body }: EventRequest, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      url,
      { method: 'POST', headers: { ...headers, 'content-length': body.length }, signal, agent: false },
      (response) => {
        response.on('error', reject);
        response.on('end', () => resolve(response.statusCode ?? 500));
        response.resume();
      },
    );
    request.setTimeout(TIMEOUT_MILLIS, () => request.destroy(new Error('The function took too long.')));
    request.on('error', reject);
    // With a string body Node would encode the headers like the body.
    request.end(Buffer.from(body));
  });
}

function isUnreachable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}

function describe({ headers }: EventRequest): string {
  return `${headers['ce-type']} of ${headers['ce-document']}`;
}

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
