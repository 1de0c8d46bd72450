import type { Database } from '../store/database.ts';
import { encodeDocument } from '../values/stored-document.ts';
import type { StoredDocument } from '../values/stored-document.ts';
import { StatusError } from '../values/status.ts';
import { parseDocumentName } from '../values/resource-name.ts';
import { microsToWire } from '../values/timestamp.ts';
import type { Micros } from '../values/timestamp.ts';
import { openGate } from './access.ts';
import type { Context } from './context.ts';
import type { Target, TargetChanges } from './listen-target.ts';
import type { Sink } from './stream.ts';

interface Entry {
  readonly name: string;
  readonly mask: Target['mask'];
  document: StoredDocument | undefined;
  targetIds: number[];
  removedTargetIds: number[];
}

/** Combines the changes of one snapshot in several targets, so that each document is sent once. */
export class SnapshotWriter {
  private readonly context: Context;
  private readonly database: Database;
  private readonly sink: Sink;
  private readonly time: Micros;
  private readonly entries = new Map<string, Entry>();

  constructor(context: Context, database: Database, sink: Sink, time: Micros) {
    this.context = context;
    this.database = database;
    this.sink = sink;
    this.time = time;
  }

  include(target: Target, { shown, gone }: TargetChanges): void {
    for (const document of shown) {
      const entry = this.entryOf(document.name, target);
      entry.document = document;
      entry.targetIds.push(target.id);
    }
    for (const name of gone) this.entryOf(name, target).removedTargetIds.push(target.id);
  }

  /** Sends the changes. Returns whether there were any. */
  finish(): boolean {
    for (const entry of this.entries.values()) this.sink.send(this.describe(entry));
    return this.entries.size > 0;
  }

  private describe({ name, mask, document, targetIds, removedTargetIds }: Entry): object {
    if (document) {
      return { documentChange: { document: encodeDocument(document, mask), targetIds, removedTargetIds } };
    }
    const left = { document: name, removedTargetIds, readTime: microsToWire(this.time) };
    const { segments } = parseDocumentName(name);
    const stored = this.database.find(segments);
    if (!stored) return { documentDelete: left };
    // The document left the targets but still exists: its new content is sent only to clients that may read it.
    if (!this.mayGet(segments, stored)) return { documentRemove: left };
    return { documentChange: { document: encodeDocument(stored, mask), targetIds, removedTargetIds } };
  }

  private mayGet(segments: readonly string[], document: StoredDocument): boolean {
    try {
      openGate(this.context, this.database).get(segments, document);
      return true;
    } catch (error) {
      if (error instanceof StatusError && error.status === 'PERMISSION_DENIED') return false;
      throw error;
    }
  }

  /** One entry per document, and a separate one for each target with a field mask. */
  private entryOf(name: string, { id, mask }: Target): Entry {
    const key = mask ? `${name} in ${id}` : name;
    const entry = this.entries.get(key) ?? {
      name,
      mask,
      document: undefined,
      targetIds: [],
      removedTargetIds: [],
    };
    this.entries.set(key, entry);
    return entry;
  }
}
