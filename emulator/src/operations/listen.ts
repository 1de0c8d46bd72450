import { createHash } from 'node:crypto';
import { invalidArgument, toStatusError, type StatusError } from '../values/status.ts';
import type { Database } from '../store/database.ts';
import { parseDatabaseName } from '../values/resource-name.ts';
import { microsToWire, type Micros } from '../values/timestamp.ts';
import { requireTokenFor } from '../tokens/caller.ts';
import type { Context } from './context.ts';
import { SnapshotWriter } from './listen-changes.ts';
import { openTarget, type Target, type WireTarget } from './listen-target.ts';
import { encodeResumeToken } from './resume-token.ts';
import type { Conversation, Sink } from './stream.ts';

/** google.firestore.v1.BloomFilter */
interface WireBloomFilter {
  bits: { bitmap: Uint8Array; padding: number };
  hashCount: number;
}

/** The false-positive rate. After a false positive the client reads all documents again, as without a filter. */
const FALSE_POSITIVES = 0.0001;
const UINT64 = 1n << 64n;

/**
 * Returns a filter of the names of the documents that a client may keep. Each hash is a linear combination of the two
 * 64-bit halves of the name's MD5 (google/firestore/v1/bloom_filter.proto; bloom_filter.ts of firebase-js-sdk).
 */
function bloomFilterOf(names: readonly string[]): WireBloomFilter {
  if (names.length === 0) return { bits: { bitmap: new Uint8Array(), padding: 0 }, hashCount: 0 };
  const bitCount = Math.ceil((-names.length * Math.log(FALSE_POSITIVES)) / Math.LN2 ** 2);
  const hashCount = Math.max(1, Math.round((bitCount / names.length) * Math.LN2));
  const bitmap = new Uint8Array(Math.ceil(bitCount / 8));
  for (const name of names) {
    const digest = createHash('md5').update(name, 'utf8').digest();
    const [first, second] = [digest.readBigUInt64LE(0), digest.readBigUInt64LE(8)];
    for (let i = 0n; i < hashCount; i++) {
      const bit = Number(((first + i * second) % UINT64) % BigInt(bitCount));
      bitmap[bit >> 3]! |= 1 << (bit & 7);
    }
  }
  return { bits: { bitmap, padding: bitmap.length * 8 - bitCount }, hashCount };
}

interface ListenRequest {
  database?: string;
  addTarget?: WireTarget;
  removeTarget?: number;
}

/**
 * Serves the listeners of one client. Each target starts with ADD, its documents and CURRENT; afterwards
 * each commit that affects a target sends its changes, and NO_CHANGE for all targets ends each snapshot.
 */
export function listen(context: Context, sink: Sink): Conversation {
  const session = new ListenSession(context, sink);
  return {
    receive(request) {
      try {
        // The schema of ListenRequest guarantees this shape.
        session.receive(request as ListenRequest);
      } catch (error) {
        session.close();
        sink.fail(toStatusError(error));
      }
    },
    close: () => session.close(),
  };
}

/**
 * google.firestore.v1.ExistenceFilter: the number of documents of a target and, for a client that sent its own count,
 * a Bloom filter of the documents that it must keep.
 */
function existenceFilter(targetId: number, names: readonly string[], { expectedCount }: WireTarget): object {
  const wantsNames = (expectedCount?.value ?? 0) > 0;
  return { targetId, count: names.length, ...(wantsNames && { unchangedNames: bloomFilterOf(names) }) };
}

class ListenSession {
  private readonly context: Context;
  private readonly sink: Sink;
  private readonly targets = new Map<number, { target: Target; stop: () => void }>();
  private readonly touched = new Set<Target>();

  private readonly unwatchRules: () => void;

  constructor(context: Context, sink: Sink) {
    this.context = context;
    this.sink = sink;
    this.unwatchRules = context.rules.watch(() => this.judgeAll());
  }

  receive(request: ListenRequest): void {
    const database = this.context.store.database(parseDatabaseName(request.database ?? ''));
    requireTokenFor(this.context.caller, database.name);
    if (request.addTarget) this.add(database, request.addTarget);
    else if (request.removeTarget !== undefined) this.remove(request.removeTarget);
    else throw invalidArgument('A listen request must add or remove a target.');
  }

  close(): void {
    this.unwatchRules();
    for (const { stop } of this.targets.values()) stop();
    this.targets.clear();
  }

  private add(database: Database, wire: WireTarget): void {
    const id = wire.targetId || Math.max(0, ...this.targets.keys()) + 1;
    if (this.targets.has(id)) throw invalidArgument(`Target id ${id} is in use already.`);
    this.change('ADD', [id]);
    const target = this.orRemoved(id, () => openTarget(this.context, database, id, wire));
    if (!target) return;

    const time = database.clock.read();
    const writer = new SnapshotWriter(this.context, database, this.sink, time);
    if (target.mustReset) this.change('RESET', [id]);
    const start = target.start();
    writer.include(target, start);
    writer.finish();
    if (start.names) this.sink.send({ filter: existenceFilter(id, start.names, wire) });
    this.change('CURRENT', [id], time);
    this.change('NO_CHANGE', [], time);
    if (wire.once) {
      this.change('REMOVE', [id]);
      return;
    }
    const stops = target.watched.map((watchTarget) =>
      database.watchers.watch(watchTarget, {
        collect: (change) => {
          target.note(change);
          this.touched.add(target);
        },
        flush: (at) => this.flush(database, at),
      }),
    );
    this.targets.set(id, { target, stop: () => stops.forEach((stop) => stop()) });
  }

  /** Ends one snapshot. Called for each target that a commit affects; the first call handles all of them. */
  private flush(database: Database, time: Micros): void {
    if (this.touched.size === 0) return;
    const touched = [...this.touched];
    this.touched.clear();
    const writer = new SnapshotWriter(this.context, database, this.sink, time);
    for (const target of touched) {
      const changes = this.orRemoved(target.id, () => target.changes());
      if (changes) writer.include(target, changes);
    }
    if (writer.finish()) this.change('NO_CHANGE', [], time);
  }

  private judgeAll(): void {
    for (const { target } of this.targets.values()) this.orRemoved(target.id, () => target.judge());
  }

  private remove(id: number): void {
    this.targets.get(id)?.stop();
    this.targets.delete(id);
    this.change('REMOVE', [id]);
  }

  /** Reports the failure of one target, such as a denial, and removes only this target. */
  private orRemoved<T>(id: number, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      this.targets.get(id)?.stop();
      this.targets.delete(id);
      this.change('REMOVE', [id], undefined, toStatusError(error));
      return undefined;
    }
  }

  private change(type: string, targetIds: number[], time?: Micros, cause?: StatusError): void {
    this.sink.send({
      targetChange: {
        targetChangeType: type,
        targetIds,
        ...(cause && { cause: { code: cause.code, message: cause.message } }),
        ...(time !== undefined && { readTime: microsToWire(time), resumeToken: encodeResumeToken(time) }),
      },
    });
  }
}
