import { IndexBook } from '../indexes/index-book.ts';
import type { Context } from '../operations/context.ts';
import { RulesBook } from '../operations/rules-book.ts';
import { Store } from '../store/store.ts';
import { Triggers } from '../triggers/triggers.ts';

/** What the admin's calls know, on an empty store of their own: for tests that call operations without a protocol. */
export function adminContext(): Context {
  return {
    store: new Store(),
    rules: new RulesBook('p'),
    indexes: new IndexBook(),
    contention: undefined,
    triggers: new Triggers(),
    caller: { kind: 'admin' },
    transactionMode: 'locking',
    peer: undefined,
    signal: new AbortController().signal,
  };
}
