import type { Engine } from '../engine.ts';
import type { RulesAuth } from '../rules/api.ts';

/** Who calls: the admin, whom no rule binds, or a client, signed in or not. */
export type Caller =
  { readonly kind: 'admin' } | { readonly kind: 'client'; readonly auth: RulesAuth | null };

/** What an operation knows beside its request. */
export interface Context extends Engine {
  readonly caller: Caller;
  /** How read-write transactions begun by this call work: the server SDKs' lock, the others' do not. */
  readonly transactionMode: 'locking' | 'optimistic';
  /** Names the connection for as long as it lasts; undefined where transactions do not depend on it. */
  readonly peer: string | undefined;
  /** Fires when the caller has gone. */
  readonly signal: AbortSignal;
}
