import type { IndexChecker } from './indexes/index-checker.ts';
import type { RulesRegistry } from './operations/rules-registry.ts';
import type { Contention } from './store/contention.ts';
import type { Store } from './store/store.ts';
import type { TokenKeys } from './tokens/verify-token.ts';
import type { Triggers } from './triggers/triggers.ts';

/** What every protocol serves. */
export interface Engine {
  readonly store: Store;
  readonly rules: RulesRegistry;
  readonly indexes: IndexChecker;
  /** Undefined where commits are as quick as they can be. */
  readonly contention: Contention | undefined;
  readonly triggers: Triggers;
  /** The keys that clients' tokens are verified with; without it any token is believed. */
  readonly tokens?: TokenKeys;
}
