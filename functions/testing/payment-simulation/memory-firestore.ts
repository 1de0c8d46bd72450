import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { CrashError, type CommitFate } from '../booking-simulation/memory-store.ts';
import type { RunTransaction, Transaction } from '../../src/store/transaction.ts';

export type Fields = Readonly<Record<string, unknown>>;
/** All documents by path. Committed documents are never changed in place. */
export type Documents = Map<string, Fields>;

interface MemoryOptions {
  /** Lets other tasks run. */
  pause(): Promise<void>;
  fateOfCommit(): CommitFate;
  /** Is called after each commit with the paths that were written. */
  onCommit(written: ReadonlySet<string>): void;
}

interface Reference {
  id: string;
  path: string;
  parent: { id: string };
  collection(name: string): Query & { doc(id?: string): Reference };
  get(): Promise<Snapshot>;
  create(fields: Fields): Promise<void>;
}

interface Snapshot {
  id: string;
  ref: Reference;
  exists: boolean;
  data(): Fields | undefined;
  get(field: string): unknown;
}

interface Query {
  where(field: string, operator: keyof typeof OPERATORS, value: unknown): Query;
  orderBy(field: string, direction?: 'asc' | 'desc'): Query;
  limit(count: number): Query;
  select(): Query;
  get(): Promise<{ docs: Snapshot[] }>;
}

interface Order {
  field: string;
  sign: 1 | -1;
}

type Filter = (fields: Fields) => boolean;

/** Documents without the field are not found. */
const OPERATORS = {
  '==': (stored: unknown, value: unknown) => isDeepStrictEqual(stored, value),
  in: (stored: unknown, value: unknown) => (value as unknown[]).includes(stored),
  '<=': (stored: unknown, value: unknown) => stored !== undefined && Number(stored) <= Number(value),
  '>=': (stored: unknown, value: unknown) => stored !== undefined && Number(stored) >= Number(value),
};
/** Returns a document with changed fields, of which those are removed that are to be deleted. */
const updated = (existing: Fields, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries({ ...existing, ...fields }).filter(
      ([, value]) => !(value instanceof FieldValue && value.isEqual(FieldValue.delete())),
    ),
  );
type Write = (documents: Documents) => void;
/** Reads a document; a transaction also notes what it has seen. */
type Read = (path: string) => Fields | undefined;

const MAX_ATTEMPTS = 30;

/**
 * Returns the part of Firestore that orders and bookings use, in memory and with the guarantees of its transactions: reads
 * see committed documents, a commit is atomic, and a transaction whose documents have changed since it read them is
 * repeated.
 */
export function memoryFirestore(documents: Documents, options: MemoryOptions) {
  let autoId = 0;

  const snapshotOf = (ref: Reference, fields: Fields | undefined): Snapshot => ({
    id: ref.id,
    ref,
    exists: fields !== undefined,
    data: () => fields,
    get: (field) => fields?.[field],
  });

  function query(path: string, filters: readonly Filter[] = [], order?: Order, count = Infinity): Query {
    const run = (read: Read) => {
      const found: Snapshot[] = [];
      for (const candidate of documents.keys()) {
        const id = candidate.slice(path.length + 1);
        if (!candidate.startsWith(`${path}/`) || id.includes('/')) continue;
        const fields = read(candidate);
        if (fields && filters.every((filter) => filter(fields)))
          found.push(snapshotOf(reference(path, id), fields));
      }
      const value = (snapshot: Snapshot) => order!.sign * Number(snapshot.get(order!.field));
      return (order ? found.toSorted((a, b) => value(a) - value(b)) : found).slice(0, count);
    };
    const result: Query & { run: typeof run } = {
      where(field, operator, value) {
        const filter: Filter = (fields) => OPERATORS[operator](fields[field], value);
        return query(path, [...filters, filter], order, count);
      },
      orderBy: (field, direction) =>
        query(path, filters, { field, sign: direction === 'desc' ? -1 : 1 }, count),
      limit: (limit) => query(path, filters, order, limit),
      select: () => result,
      async get() {
        await options.pause();
        return { docs: run((each) => documents.get(each)) };
      },
      run,
    };
    return result;
  }

  const collection = (path: string) =>
    Object.assign(query(path), { doc: (id = `auto-${++autoId}`) => reference(path, id) });

  function reference(parent: string, id: string): Reference {
    const path = `${parent}/${id}`;
    const ref: Reference = {
      id,
      path,
      parent: { id: parent.split('/').at(-1)! },
      collection: (name) => collection(`${path}/${name}`),
      async get() {
        await options.pause();
        return snapshotOf(ref, documents.get(path));
      },
      create: (fields) => commit(new Map(), [writeOf('create', path, fields)], [path]),
    };
    return ref;
  }

  function writeOf(kind: 'create' | 'set' | 'update' | 'delete', path: string, fields: Fields = {}): Write {
    return (target) => {
      const existing = target.get(path);
      if (kind === 'create' && existing) throw new Error(`${path} exists already.`);
      if (kind === 'update' && !existing) throw new Error(`${path} does not exist.`);
      if (kind === 'delete') target.delete(path);
      else target.set(path, kind === 'update' ? updated(existing!, fields) : fields);
    };
  }

  /** Applies the writes unless a document that was seen has changed; then it throws `Contended`. */
  async function commit(
    seen: ReadonlyMap<string, Fields | undefined>,
    writes: readonly Write[],
    paths: readonly string[],
  ): Promise<void> {
    await options.pause();
    for (const [path, fields] of seen) if (documents.get(path) !== fields) throw new Contended();
    if (writes.length === 0) return;
    const fate = options.fateOfCommit();
    if (fate === 'crash before') throw new CrashError();
    for (const write of writes) write(documents);
    options.onCommit(new Set(paths));
    if (fate === 'crash after') throw new CrashError();
    await options.pause();
  }

  async function attempt<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const seen = new Map<string, Fields | undefined>();
    const writes: Write[] = [];
    const paths: string[] = [];
    const read: Read = (path) => {
      const fields = documents.get(path);
      if (!seen.has(path)) seen.set(path, fields);
      return fields;
    };
    const writing = (kind: Parameters<typeof writeOf>[0]) => (ref: unknown, fields?: Fields) => {
      const { path } = ref as Reference;
      writes.push(writeOf(kind, path, fields));
      paths.push(path);
    };
    const tx = {
      async getAll(...refs: Reference[]) {
        await options.pause();
        return refs.map((ref) => snapshotOf(ref, read(ref.path)));
      },
      async get(found: ReturnType<typeof query> & { run(read: Read): Snapshot[] }) {
        await options.pause();
        return { docs: found.run(read) };
      },
      create: writing('create'),
      set: writing('set'),
      update: writing('update'),
      delete: writing('delete'),
    };
    const result = await work(tx as unknown as Transaction);
    await commit(seen, writes, paths);
    return result;
  }

  const transaction: RunTransaction = async (work) => {
    for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
      try {
        return await attempt(work);
      } catch (error) {
        if (!(error instanceof Contended)) throw error;
      }
    }
    throw new Error('The transaction was repeated too often.');
  };

  const db = {
    collection,
    runTransaction: transaction,
    /** Returns writes that are applied together. */
    batch() {
      const writes: Write[] = [];
      const paths: string[] = [];
      const writing =
        (kind: Parameters<typeof writeOf>[0]) =>
        ({ path }: Reference, fields?: Fields) => {
          writes.push(writeOf(kind, path, fields));
          paths.push(path);
        };
      return {
        create: writing('create'),
        set: writing('set'),
        update: writing('update'),
        delete: writing('delete'),
        commit: () => commit(new Map(), writes, paths),
      };
    },
    async getAll(...refs: Reference[]) {
      await options.pause();
      return refs.map((ref) => snapshotOf(ref, documents.get(ref.path)));
    },
  } as unknown as Firestore;
  return { db, transaction };
}

/** A document has changed since the transaction read it. */
class Contended extends Error {}
