import { RulesBook } from '../operations/rules-book.ts';
import { startServer } from '../server.ts';
import { Store } from '../store/store.ts';

/** An emulator in this very process, for one test file. */
export interface TestEmulator {
  readonly port: number;
  /** `127.0.0.1:12345` */
  readonly address: string;
  readonly store: Store;
  close(): Promise<void>;
}

/** Starts one on a free port. @param rules the text of a rules file; without it everything is allowed */
export async function startEmulator(rules?: string): Promise<TestEmulator> {
  const book = new RulesBook(PROJECT);
  if (rules !== undefined) book.setGeneral(rules, 'firestore.rules');
  const store = new Store();
  const { port, close } = await startServer({ store, rules: book }, '127.0.0.1', 0);
  return { port, address: `127.0.0.1:${port}`, store, close };
}

export const PROJECT = 'demo-emulator';
