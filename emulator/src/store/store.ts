import { createClock } from './clock.ts';
import type { CommitClock } from './clock.ts';
import { Database } from './database.ts';

/** All databases of all projects. A database exists from the first time it is named. */
export class Store {
  private readonly databases = new Map<string, Database>();
  private readonly clock: CommitClock;

  constructor(clock: CommitClock = createClock()) {
    this.clock = clock;
  }

  /** @param name `projects/p/databases/d` */
  database(name: string): Database {
    const database = this.databases.get(name) ?? new Database(name, this.clock);
    this.databases.set(name, database);
    return database;
  }

  /** Tells every database that a client's connection has closed. */
  peerGone(peer: string): void {
    for (const database of this.databases.values()) database.transactions.peerGone(peer);
  }
}
