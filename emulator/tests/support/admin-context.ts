import { IndexChecker } from '../../src/indexes/index-checker.ts';
import type { Context } from '../../src/operations/context.ts';
import { RulesRegistry } from '../../src/operations/rules-registry.ts';
import { Store } from '../../src/store/store.ts';
import { Triggers } from '../../src/triggers/triggers.ts';

/** Returns the context of an admin call with a new empty store, for tests that call operations without a protocol. */
export function adminContext(): Context {
  return {
    store: new Store(),
    rules: new RulesRegistry('p'),
    indexes: new IndexChecker(),
    contention: undefined,
    triggers: new Triggers(),
    caller: { kind: 'admin' },
    transactionMode: 'locking',
    peer: undefined,
    signal: new AbortController().signal,
  };
}
