import { invalidArgument, toStatusError } from '../values/status.ts';
import { parseDatabaseName } from '../values/resource-name.ts';
import { microsToWire } from '../values/timestamp.ts';
import { commitWrites } from './commit-writes.ts';
import type { Context } from './context.ts';
import type { Conversation, Sink } from './stream.ts';
import type { WireWrite } from './wire-write.ts';

/** google.firestore.v1.WriteRequest: the first opens the stream without writes, each later one is a commit. */
interface WriteRequest {
  database?: string;
  streamToken?: Uint8Array;
  writes?: WireWrite[];
}

/**
 * Serves the write stream of client SDKs: commits and responds in order of arrival; the first failure ends the stream.
 */
export function write(context: Context, sink: Sink): Conversation {
  let databaseName: string | undefined;
  let count = 0;
  let last = Promise.resolve();
  let open = true;

  const answer = async ({ database, writes = [] }: WriteRequest): Promise<void> => {
    if (!open) return;
    const streamToken = Buffer.from(String((count += 1)));
    if (databaseName === undefined) {
      databaseName = parseDatabaseName(database ?? '');
      if (writes.length > 0)
        throw invalidArgument('The first request of a write stream must not have writes.');
      sink.send({ streamId: 'writes', streamToken });
      return;
    }
    const { results, time } = await commitWrites(context, context.store.database(databaseName), writes);
    sink.send({ streamToken, writeResults: results, commitTime: microsToWire(time) });
  };

  return {
    receive(request) {
      // The schema of WriteRequest guarantees this shape.
      last = last
        .then(() => answer(request as WriteRequest))
        .catch((error: unknown) => {
          open = false;
          sink.fail(toStatusError(error));
        });
    },
    close() {
      open = false;
    },
  };
}
