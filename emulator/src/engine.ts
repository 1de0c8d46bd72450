import type { RulesBook } from './operations/rules-book.ts';
import type { Store } from './store/store.ts';
import type { Triggers } from './triggers/triggers.ts';

/** What every protocol serves. */
export interface Engine {
  readonly store: Store;
  readonly rules: RulesBook;
  readonly triggers: Triggers;
}
