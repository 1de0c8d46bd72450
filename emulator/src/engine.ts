import type { RulesBook } from './operations/rules-book.ts';
import type { Store } from './store/store.ts';
import type { TokenVerification } from './tokens/verify-token.ts';
import type { Triggers } from './triggers/triggers.ts';

/** What every protocol serves. */
export interface Engine {
  readonly store: Store;
  readonly rules: RulesBook;
  readonly triggers: Triggers;
  /** The keys that clients' tokens are verified with; without it any token is believed. */
  readonly tokens?: TokenVerification;
}
