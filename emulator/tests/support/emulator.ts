import { IndexChecker } from '../../src/indexes/index-checker.ts';
import { RulesRegistry } from '../../src/operations/rules-registry.ts';
import { startServer } from '../../src/server.ts';
import type { Contention } from '../../src/store/contention.ts';
import { Store } from '../../src/store/store.ts';
import type { TokenKeys } from '../../src/tokens/verify-token.ts';
import { Triggers } from '../../src/triggers/triggers.ts';

/** An emulator in the test process, for one test file. */
export interface TestEmulator {
  readonly port: number;
  /** `127.0.0.1:12345` */
  readonly address: string;
  readonly store: Store;
  readonly rules: RulesRegistry;
  readonly triggers: Triggers;
  close(): Promise<void>;
}

export interface TestOptions {
  /** Address of the Functions emulator that receives events. */
  readonly functionsEmulator?: string;
  readonly concurrentEvents?: number;
  /** Checks queries against declared indexes; without it every query is served. */
  readonly indexes?: IndexChecker;
  readonly contention?: Contention;
  /** Keys for verifying clients' tokens; without them unsigned tokens are accepted. */
  readonly tokens?: TokenKeys;
}

/**
 * Starts an emulator on a free port.
 * @param rules the text of a rules file; without it everything is allowed
 */
export async function startEmulator(
  rules?: string,
  { functionsEmulator, concurrentEvents, indexes = new IndexChecker(), contention, tokens }: TestOptions = {},
): Promise<TestEmulator> {
  const registry = new RulesRegistry(PROJECT);
  if (rules !== undefined) registry.setGeneral(rules, 'firestore.rules');
  const store = new Store();
  const engine = {
    store,
    rules: registry,
    indexes,
    contention,
    triggers: new Triggers(functionsEmulator, concurrentEvents),
    ...(tokens && { tokens }),
  };
  const { port, close } = await startServer(engine, '127.0.0.1', 0);
  return { port, address: `127.0.0.1:${port}`, ...engine, close };
}

export const PROJECT = 'demo-emulator';
