import { RulesBook } from '../operations/rules-book.ts';
import { startServer } from '../server.ts';
import { Store } from '../store/store.ts';
import type { TokenVerification } from '../tokens/verify-token.ts';
import { Triggers } from '../triggers/triggers.ts';

/** An emulator in this very process, for one test file. */
export interface TestEmulator {
  readonly port: number;
  /** `127.0.0.1:12345` */
  readonly address: string;
  readonly store: Store;
  readonly rules: RulesBook;
  readonly triggers: Triggers;
  close(): Promise<void>;
}

/**
 * Starts one on a free port.
 * @param rules the text of a rules file; without it everything is allowed
 * @param functionsEmulator where triggers are to be delivered
 * @param tokens what clients' tokens are verified with; without it any is believed
 */
export async function startEmulator(
  rules?: string,
  functionsEmulator?: string,
  tokens?: TokenVerification,
): Promise<TestEmulator> {
  const book = new RulesBook(PROJECT);
  if (rules !== undefined) book.setGeneral(rules, 'firestore.rules');
  const store = new Store();
  const engine = { store, rules: book, triggers: new Triggers(functionsEmulator), ...(tokens && { tokens }) };
  const { port, close } = await startServer(engine, '127.0.0.1', 0);
  return { port, address: `127.0.0.1:${port}`, ...engine, close };
}

export const PROJECT = 'demo-emulator';
