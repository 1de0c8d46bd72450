import type { IndexChecker } from './indexes/index-checker.ts';
import type { RulesRegistry } from './operations/rules-registry.ts';
import type { Contention } from './store/contention.ts';
import type { Store } from './store/store.ts';
import type { TokenKeys } from './tokens/verify-token.ts';
import type { Triggers } from './triggers/triggers.ts';

/** The state and services that all protocols share. */
export interface Engine {
  readonly store: Store;
  readonly rules: RulesRegistry;
  readonly indexes: IndexChecker;
  /** Limits the commit rate per document; undefined without limits. */
  readonly contention: Contention | undefined;
  readonly triggers: Triggers;
  /** The keys for verifying clients' tokens; undefined accepts unsigned tokens. */
  readonly tokens?: TokenKeys;
}
