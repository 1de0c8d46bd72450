import { readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { importProject } from './export/exported-data.ts';
import { isLoopbackHost } from './http/loopback.ts';
import { IndexChecker } from './indexes/index-checker.ts';
import { parseIndexFile } from './indexes/index-file.ts';
import { RulesRegistry } from './operations/rules-registry.ts';
import { RequestHistory } from './request-monitor/request-history.ts';
import type { RequestMonitor, serveRequestMonitor } from './request-monitor/serve.ts';
import { startServer } from './server.ts';
import { Contention, DEFAULT_CONTENTION } from './store/contention.ts';
import { Store } from './store/store.ts';
import { GOOGLE_TOKEN_KEYS, loadTokenKeys } from './tokens/load-token-keys.ts';
import { Triggers } from './triggers/triggers.ts';

/**
 * Limits of production that Google's emulator does not enforce, and diagnostics. Relative paths start at the working
 * directory.
 */
export interface EnforcementOptions {
  /** Path of a firestore.indexes.json. Without it every query is served. */
  readonly indexes?: string | undefined;
  /** Whether a query without an index fails with FAILED_PRECONDITION (the default) or is only logged. */
  readonly missingIndexes?: 'refuse' | 'report' | undefined;
  /**
   * The sustained commits per second and the burst that one document accepts, and the seed of the random
   * lock timeouts; `true` stands for `{ rate: 1, burst: 5, seed: 1 }`. Further commits are ABORTED.
   */
  readonly contention?:
    | boolean
    | { readonly rate?: number; readonly burst?: number; readonly seed?: number }
    | undefined;
  /**
   * The number of events that functions handle at the same time; without it there is no limit. The Functions emulator has
   * one queue for events and requests, so that requests wait while events occupy all its workers.
   */
  readonly concurrentEvents?: number | undefined;
  /** Logs the number of rules expressions that each request evaluated, and why it was denied. */
  readonly traceRules?: boolean | undefined;
  /** Path or URL of the public keys for verifying ID tokens; `true` stands for the keys that Google publishes. */
  readonly verifyTokens?: boolean | string | undefined;
}

export interface FirestoreEmulatorOptions extends EnforcementOptions {
  /** `127.0.0.1` (the default), `localhost` or `::1`. */
  readonly host?: string | undefined;
  /** Port to listen on; 0, the default, chooses a free one. */
  readonly port?: number | undefined;
  /** Port of the request monitor's WebSocket, 0 for a free one. Without it there is no request monitor. */
  readonly websocketPort?: number | undefined;
  /** The project whose rules updates replace `rules`, which apply to every project without its own rules. */
  readonly projectId?: string | undefined;
  /** Path of a firestore.rules file. Without it every read and write is allowed. */
  readonly rules?: string | undefined;
  /** Path of the `.overall_export_metadata` file of an export to import at the start. */
  readonly seedFromExport?: string | undefined;
  /** `host:port` of the Functions emulator, to which triggers are delivered. */
  readonly functionsEmulator?: string | undefined;
  /** Receives warnings and traces; the default is `console.log`. */
  readonly log?: ((line: string) => void) | undefined;
}

export interface FirestoreEmulator {
  readonly host: string;
  readonly port: number;
  /** Undefined without a request monitor. */
  readonly websocketPort: number | undefined;
  /** Closes every connection and frees the ports. */
  stop(): Promise<void>;
}

/**
 * Starts a Firestore emulator in this process. Rejects with an Error that explains what to change when a file cannot be
 * read, the rules do not compile or a port is in use.
 */
export async function startFirestoreEmulator(
  options: FirestoreEmulatorOptions = {},
): Promise<FirestoreEmulator> {
  // Only firebase-tools and developers read this output.
  const { host = '127.0.0.1', port = 0, websocketPort, log = console.log } = options;
  if (!isLoopbackHost(host))
    throw new Error(
      `The emulator is a development tool and binds to loopback only, not to ${host}: leave --host away.`,
    );
  const history = websocketPort === undefined ? undefined : new RequestHistory();
  const rules = openRules(options, log, history);
  const store = new Store();
  if (options.seedFromExport !== undefined) await importProject(store, options.seedFromExport);
  const keys = options.verifyTokens === true ? GOOGLE_TOKEN_KEYS : options.verifyTokens || undefined;
  const { contention } = options;
  const server = await startServer(
    {
      store,
      rules,
      indexes: openIndexes(options, log),
      contention: contention
        ? new Contention({ ...DEFAULT_CONTENTION, ...(contention !== true && contention) })
        : undefined,
      triggers: new Triggers(options.functionsEmulator, options.concurrentEvents),
      ...(keys !== undefined && { tokens: await loadTokenKeys(keys) }),
    },
    host,
    port,
  );
  try {
    const monitor = history && (await startRequestMonitor(history, host, websocketPort ?? 0));
    return {
      host,
      port: server.port,
      websocketPort: monitor?.port,
      async stop() {
        await Promise.all([server.close(), monitor?.close()]);
      },
    };
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** Loads the WebSocket server only when it is needed, because it would delay every start. */
async function startRequestMonitor(
  ...options: Parameters<typeof serveRequestMonitor>
): Promise<RequestMonitor> {
  const { serveRequestMonitor } = await import('./request-monitor/serve.ts');
  return serveRequestMonitor(...options);
}

function openRules(
  { projectId, rules: path, traceRules }: FirestoreEmulatorOptions,
  log: (line: string) => void,
  history: RequestHistory | undefined,
): RulesRegistry {
  const rules = new RulesRegistry(projectId, {
    warn: log,
    ...(traceRules && { trace: (lines) => log(lines.join('\n  ')) }),
    ...(history && { evaluated: (evaluation) => history.record(evaluation) }),
  });
  if (path === undefined) log('No rules file was given: every read and write is allowed.');
  else rules.setGeneral(readFileSync(path, 'utf8'), path);
  return rules;
}

function openIndexes(
  { indexes: path, missingIndexes }: EnforcementOptions,
  log: (line: string) => void,
): IndexChecker {
  if (path === undefined) return new IndexChecker();
  try {
    return new IndexChecker(parseIndexFile(readFileSync(path, 'utf8')), missingIndexes, log);
  } catch (error) {
    throw new Error(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * The environment in which a command of firebase-tools (`emulators:start`, `emulators:exec`) runs these emulators
 * instead of Google's: its `PATH` begins with a folder whose `java` is a script for Node.js. Variables of unset options
 * are removed.
 * @param environment the environment to extend
 */
export function firebaseToolsEnvironment(
  options: EnforcementOptions = {},
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Record<string, string | undefined> {
  const { indexes, missingIndexes, contention, concurrentEvents, traceRules, verifyTokens } = options;
  const { rate, burst, seed } = { ...DEFAULT_CONTENTION, ...(typeof contention === 'object' && contention) };
  const pathName = Object.keys(environment).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return {
    ...environment,
    [pathName]: [join(import.meta.dirname, 'java'), environment[pathName]].filter(Boolean).join(delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: join(import.meta.dirname, 'firestore.cjs'),
    STORAGE_EMULATOR_BINARY_PATH: join(import.meta.dirname, 'storage-rules.cjs'),
    FIRESTORE_EMULATOR_INDEXES: indexes && resolve(indexes),
    FIRESTORE_EMULATOR_INDEXES_REPORT: missingIndexes === 'report' ? '1' : undefined,
    FIRESTORE_EMULATOR_CONTENTION: contention ? `rate:${rate},burst:${burst},seed:${seed}` : undefined,
    FIRESTORE_EMULATOR_CONCURRENT_EVENTS: concurrentEvents?.toString(),
    FIRESTORE_EMULATOR_TRACE_RULES: traceRules ? '1' : undefined,
    STORAGE_EMULATOR_TRACE_RULES: traceRules ? '1' : undefined,
    FIRESTORE_EMULATOR_VERIFY_TOKENS: keysForEnvironment(verifyTokens),
  };
}

function keysForEnvironment(keys: EnforcementOptions['verifyTokens']): string | undefined {
  if (keys === true) return GOOGLE_TOKEN_KEYS;
  return keys === undefined || keys === false || /^https?:/.test(keys) ? keys || undefined : resolve(keys);
}
