import { batchGetDocuments } from './batch-get-documents.ts';
import { batchWrite } from './batch-write.ts';
import { beginTransaction } from './begin-transaction.ts';
import { commit } from './commit.ts';
import type { Context } from './context.ts';
import { createDocument, deleteDocument, getDocument, updateDocument } from './documents.ts';
import { listCollectionIds } from './list-collection-ids.ts';
import { listDocuments } from './list-documents.ts';
import { listen } from './listen.ts';
import { partitionQuery } from './partition-query.ts';
import { rollback } from './rollback.ts';
import { runAggregationQuery } from './run-aggregation-query.ts';
import { runQuery } from './run-query.ts';
import type { OpenStream } from './stream.ts';
import { write } from './write.ts';

type Unary = (context: Context, request: unknown) => Promise<object>;
type ServerStream = (context: Context, request: unknown) => Promise<object[]>;

/** An RPC: unary, server streaming or bidirectional streaming. */
export type Operation =
  | { readonly kind: 'unary'; readonly run: Unary }
  | { readonly kind: 'serverStream'; readonly run: ServerStream }
  | { readonly kind: 'conversation'; readonly open: OpenStream };

/** Every method of google.firestore.v1.Firestore. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  GetDocument: unary(getDocument),
  ListDocuments: unary(listDocuments),
  CreateDocument: unary(createDocument),
  UpdateDocument: unary(updateDocument),
  DeleteDocument: unary(deleteDocument),
  BatchGetDocuments: serverStream(batchGetDocuments),
  BeginTransaction: unary(beginTransaction),
  Commit: unary(commit),
  Rollback: unary(rollback),
  RunQuery: serverStream(runQuery),
  RunAggregationQuery: serverStream(runAggregationQuery),
  PartitionQuery: unary(partitionQuery),
  ListCollectionIds: unary(listCollectionIds),
  BatchWrite: unary(batchWrite),
  Listen: { kind: 'conversation', open: listen },
  Write: { kind: 'conversation', open: write },
};

// The protocols decode requests according to the schema, so they have the shape that each operation declares.
function unary<R>(run: (context: Context, request: R) => Promise<object>): Operation {
  return { kind: 'unary', run: (context, request) => run(context, request as R) };
}

function serverStream<R>(run: (context: Context, request: R) => Promise<object[]>): Operation {
  return { kind: 'serverStream', run: (context, request) => run(context, request as R) };
}
