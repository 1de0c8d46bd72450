import { invalidArgument, unimplemented } from '../values/status.ts';
import type { DocumentChange } from '../values/stored-document.ts';
import { compileExactPath, compilePathPattern } from './path-pattern.ts';
import type { PathMatcher } from './path-pattern.ts';

/** A function that is triggered by document changes. */
export interface Trigger {
  /** The trigger id of the Functions emulator. */
  readonly id: string;
  /** The event type, such as `google.cloud.firestore.document.v1.created`. */
  readonly eventType: string;
  /** `projects/p/databases/d` */
  readonly database: string;
  /** Whether its events contain the author of the change. */
  readonly withAuthContext: boolean;
  wants(change: DocumentChange): boolean;
}

type Kind = (change: DocumentChange) => boolean;

/** The kinds of events (https://cloud.google.com/eventarc/docs/reference/supported-events#cloud-firestore). */
const KINDS: Record<string, Kind> = {
  created: ({ before, after }) => !before && after !== undefined,
  updated: ({ before, after }) => before !== undefined && after !== undefined,
  deleted: ({ before, after }) => before !== undefined && !after,
  written: ({ before, after }) => before !== undefined || after !== undefined,
};
const EVENT_TYPE = /^google\.cloud\.firestore\.document\.v1\.([a-z]+)(\.withAuthContext)?$/;

const MATCHERS: Record<string, (path: string) => PathMatcher> = {
  EXACT: compileExactPath,
  PATH_PATTERN: compilePathPattern,
};

/** The body of a registration by firebase-tools (`getV2FirestoreAttributes` in its functionsEmulator.js). */
interface Registration {
  eventType?: unknown;
  database?: unknown;
  namespace?: unknown;
  document?: { value?: unknown; matchType?: unknown };
}

/** Parses a registration. Throws INVALID_ARGUMENT or UNIMPLEMENTED when it is invalid or not supported. */
export function parseTrigger(project: string, id: string, body: unknown): Trigger {
  const { eventType, database, namespace = '(default)', document } = Object(body) as Registration;
  if (typeof eventType !== 'string') throw invalidArgument('A trigger must have an eventType.');
  const [, kindName = '', authContext] = EVENT_TYPE.exec(eventType) ?? [];
  const kind = own(KINDS, kindName);
  if (!kind) throw unimplemented(`Event type ${eventType}`);
  if (typeof database !== 'string' || database === '')
    throw invalidArgument('A trigger must name a database.');
  if (namespace !== '(default)') throw unimplemented('A namespace other than (default)');
  const compile = own(MATCHERS, String(document?.matchType));
  if (!compile || typeof document?.value !== 'string' || document.value === '') {
    throw invalidArgument('A trigger must name a document, EXACT or as a PATH_PATTERN.');
  }
  const matchesPath = compile(document.value);
  return {
    id,
    eventType,
    database: `projects/${project}/databases/${database}`,
    withAuthContext: authContext !== undefined,
    wants: (change) => kind(change) && matchesPath(change.segments),
  };
}

function own<T>(table: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
