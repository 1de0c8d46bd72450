import { createClock } from './clock.ts';
import type { CommitClock } from './clock.ts';
import { parseDocumentName } from '../values/resource-name.ts';
import type { Micros } from '../values/timestamp.ts';
import { Database, EVERYTHING } from './database.ts';
import type { StoredDocument } from '../values/stored-document.ts';

/** All databases of all projects. A database is created at its first use. */
export class Store {
  private readonly databases = new Map<string, Database>();
  private readonly clock: CommitClock;
  /** Times before this cannot be read, such as those returned by another run of the emulator. */
  private readonly startedAt: Micros;

  constructor(clock: CommitClock = createClock()) {
    this.clock = clock;
    this.startedAt = clock.read();
  }

  /** @param name `projects/p/databases/d` */
  database(name: string): Database {
    const database = this.databases.get(name) ?? new Database(name, this.clock, this.startedAt);
    this.databases.set(name, database);
    return database;
  }

  /** Returns every document of a project's databases. */
  *documentsOf(project: string): Iterable<StoredDocument> {
    for (const [name, database] of this.databases) {
      if (name.startsWith(`projects/${project}/`)) yield* database.candidates(EVERYTHING);
    }
  }

  /** Stores a document with its given create and update times. */
  load(after: StoredDocument): void {
    const { name, segments } = after;
    const database = this.database(parseDocumentName(name).database);
    database.apply(this.clock.tick(), [{ name, segments, before: database.find(segments), after }]);
  }

  /** Notifies every database that a client has connected. */
  peerCame(peer: string): void {
    for (const database of this.databases.values()) database.transactions.peerCame(peer);
  }

  /** Notifies every database that a client's connection has closed. */
  connectionClosed(peer: string): void {
    for (const database of this.databases.values()) database.transactions.connectionClosed(peer);
  }
}
