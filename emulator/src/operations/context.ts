import type { Engine } from '../engine.ts';
import type { Caller } from './caller.ts';

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
