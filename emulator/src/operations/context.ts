import type { IndexChecker } from '../indexes/index-checker.ts';
import type { Contention } from '../store/contention.ts';
import type { Store } from '../store/store.ts';
import type { TokenKeys } from '../tokens/verify-token.ts';
import type { Triggers } from '../triggers/triggers.ts';
import type { Caller } from '../tokens/caller.ts';
import type { RulesRegistry } from './rules-registry.ts';

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

/** The state, services and caller that an operation uses in addition to its request. */
export interface Context extends Engine {
  readonly caller: Caller;
  /** The mode of read-write transactions begun by this call: locking for server SDKs, optimistic for others. */
  readonly transactionMode: 'locking' | 'optimistic';
  /** The id of the connection; undefined when transactions do not depend on one. */
  readonly peer: string | undefined;
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal;
}
