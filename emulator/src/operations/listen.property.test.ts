import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adminContext } from '../../tests/support/admin-context.ts';
import { commit } from './commit.ts';
import type { Context } from './context.ts';
import { listen } from './listen.ts';
import { runQuery } from './run-query.ts';
import type { WireWrite } from './wire-write.ts';

// After any commits, the changes sent to a listener add up to the result of a new query.

const DATABASE = 'projects/p/databases/(default)';
const PARENT = `${DATABASE}/documents`;
const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface Message {
  targetChange?: { targetChangeType: string; resumeToken?: Uint8Array };
  documentChange?: {
    document: { name: string; fields: object };
    targetIds: number[];
    removedTargetIds: number[];
  };
  documentDelete?: { document: string };
  documentRemove?: { document: string };
  filter?: { count: number };
}

/** A client's view of one target, maintained as the SDKs do. */
class View {
  readonly documents = new Map<string, object>();
  resumeToken: Uint8Array | undefined;
  /** Whether its document count differs from the one that the server sent. */
  isWrong = false;

  /** Discards all state, as the server SDK does before it listens again. */
  clear(): void {
    this.documents.clear();
    this.resumeToken = undefined;
    this.isWrong = false;
  }

  receive({ targetChange, documentChange, documentDelete, documentRemove, filter }: Message): void {
    if (filter && filter.count !== this.documents.size) this.isWrong = true;
    if (targetChange?.targetChangeType === 'RESET') this.documents.clear();
    if (targetChange?.resumeToken) this.resumeToken = targetChange.resumeToken;
    if (documentChange) {
      const { document, targetIds, removedTargetIds } = documentChange;
      if (targetIds.includes(1)) this.documents.set(document.name, document.fields);
      else if (removedTargetIds.includes(1)) this.documents.delete(document.name);
    }
    const gone = documentDelete ?? documentRemove;
    if (gone) this.documents.delete(gone.document);
  }
}

const field = (fieldPath: string): { fieldPath: string } => ({ fieldPath });
const query = fc.record(
  {
    from: fc.constant(null).map(() => [{ collectionId: 'list' }]),
    where: fc.integer({ min: 0, max: 4 }).map((n) => ({
      fieldFilter: { field: field('n'), op: 'GREATER_THAN_OR_EQUAL', value: { integerValue: String(n) } },
    })),
    orderBy: fc
      .constantFrom('ASCENDING', 'DESCENDING')
      .map((direction) => [{ field: field('n'), direction }]),
    limit: fc.nat(4).map((value) => ({ value })),
    offset: fc.nat(2),
    startAt: fc.record({
      values: fc.nat(4).map((n) => [{ integerValue: String(n) }]),
      before: fc.boolean(),
    }),
  },
  { requiredKeys: ['from', 'orderBy'] },
);
const change = fc.record({
  id: fc.constantFrom(...IDS),
  /** The new value; undefined deletes the document. */
  n: fc.option(fc.nat(5), { nil: undefined, freq: 4 }),
});
/** Commits, interrupted by losses of the listener's connection and reconnections. */
const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.array(change, { minLength: 1, maxLength: 3 }) },
    { weight: 1, arbitrary: fc.constantFrom('lose' as const, 'return' as const) },
  ),
  { maxLength: 25 },
);

const toWrite = ({ id, n }: { id: string; n: number | undefined }): WireWrite => {
  const name = `${PARENT}/list/${id}`;
  return n === undefined
    ? { delete: name }
    : { update: { name, fields: { n: { integerValue: String(n) } } } };
};

test('a listener’s view always equals the result of a new query, also after lost connections', async () => {
  await fc.assert(
    fc.asyncProperty(query, steps, async (structuredQuery, script) => {
      const context: Context = adminContext();
      const view = new View();
      const connect = (): ReturnType<typeof listen> => {
        const conversation = listen(context, {
          send: (message) => view.receive(message as Message),
          fail: (error) => expect.unreachable(error.message),
        });
        conversation.receive({
          database: DATABASE,
          addTarget: {
            targetId: 1,
            query: { parent: PARENT, structuredQuery },
            ...(view.resumeToken && { resumeToken: view.resumeToken }),
          },
        });
        if (!view.isWrong) return conversation;
        conversation.close();
        view.clear();
        return connect();
      };
      const check = async (): Promise<void> => {
        const answers = await runQuery(context, { parent: PARENT, structuredQuery });
        const found = answers.flatMap(({ document }) => (document ? [[document.name, document.fields]] : []));
        expect(new Map([...view.documents].toSorted())).toEqual(new Map(found.toSorted() as []));
      };

      let connection: ReturnType<typeof listen> | undefined = connect();
      for (const step of script) {
        if (step === 'lose') {
          connection?.close();
          connection = undefined;
        } else if (step === 'return') connection ??= connect();
        else await commit(context, { database: DATABASE, writes: step.map(toWrite) });
        if (connection) await check();
      }
      connection ??= connect();
      await check();
      connection.close();
    }),
    { numRuns: 500 },
  );
});
