import type { Engine } from '../engine.ts';
import type { Caller } from './caller.ts';

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
