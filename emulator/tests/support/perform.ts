import type { Client, Data, FieldName, Step, Transacted, Write } from './client.ts';

// Writes and transactions, implemented once for all SDKs. Uses no Node API, since it also runs in a browser.

/** A receiver of single writes: the database, a batch or a transaction. */
interface Writer {
  set(ref: unknown, data: Data, options: object): unknown;
  update(ref: unknown, ...args: unknown[]): unknown;
  delete(ref: unknown): unknown;
}

interface Transaction extends Writer {
  get(ref: unknown): Promise<{ data(): Data | undefined }>;
}

/** The write operations of an SDK. */
export interface Performer {
  doc(path: string): unknown;
  fieldOf(field: FieldName): unknown;
  readonly alone: Writer;
  batch(): Writer & { commit(): Promise<unknown> };
  run(attempt: (transaction: Transaction) => Promise<void>): Promise<void>;
  /** Whether a read in a transaction delays writes outside it until its end. */
  readonly locks: boolean;
}

function writeBy(writer: Writer, { doc, fieldOf }: Performer, write: Write): unknown {
  const ref = doc(write[1]);
  switch (write[0]) {
    case 'set':
      return writer.set(ref, write[2], {});
    case 'merge':
      return writer.set(ref, write[2], { merge: true });
    case 'mergeFields':
      return writer.set(ref, write[2], { mergeFields: write[3].map(fieldOf) });
    case 'update':
      return writer.update(ref, write[2]);
    case 'updateFields': {
      const [, , ...pairs] = write;
      return writer.update(ref, ...pairs.flatMap(([field, value]) => [fieldOf(field), value]));
    }
    case 'delete':
      return writer.delete(ref);
  }
}

async function write(performer: Performer, writes: readonly Write[]): Promise<unknown> {
  const [first, ...others] = writes;
  if (first && others.length === 0) return writeBy(performer.alone, performer, first);
  const batch = performer.batch();
  for (const each of writes) writeBy(batch, performer, each);
  return batch.commit();
}

async function transact(performer: Performer, steps: readonly Step[]): Promise<Transacted> {
  const outside: Promise<unknown>[] = [];
  let attempts = 0;
  let seen: (Data | null)[] = [];

  const take = async (transaction: Transaction, step: Step): Promise<void> => {
    if (step[0] === 'get') seen.push((await transaction.get(performer.doc(step[1]))).data() ?? null);
    else if (step[0] === 'add') {
      const ref = performer.doc(step[1]);
      const { n = 0 } = (await transaction.get(ref)).data() ?? {};
      transaction.set(ref, { n: Number(n) + step[2] }, {});
    } else if (step[0] === 'outside') {
      if (attempts > 1) return;
      const written = Promise.resolve(writeBy(performer.alone, performer, step[1]));
      outside.push(written);
      if (!performer.locks) await written;
    } else if (step[0] === 'give up') throw new Error('given up');
    else writeBy(transaction, performer, step);
  };

  await performer.run(async (transaction) => {
    attempts += 1;
    seen = [];
    for (const step of steps) await take(transaction, step);
  });
  await Promise.all(outside);
  return { attempts, seen };
}

/** Returns the methods of a client for writing. */
export function performing(performer: Performer): Pick<Client, 'write' | 'transact'> {
  return {
    write: (...writes) => write(performer, writes),
    transact: (...steps) => transact(performer, steps),
  };
}
