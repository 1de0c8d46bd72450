import { compileQuery } from '../query/compile.ts';
import type { Query } from '../query/query.ts';
import type { WireCursor, WireQuery } from '../query/structured-query.ts';
import { invalidArgument } from '../values/status.ts';
import { compareSegments, parseDocumentName } from '../values/resource-name.ts';
import type { StoredDocument } from '../values/stored-document.ts';
import { isNameField } from '../values/field-path.ts';
import type { WireTimestamp } from '../values/timestamp.ts';
import type { WireValue } from '../values/wire.ts';
import { requireAdmin } from './access.ts';
import { reading } from './consistency.ts';
import type { Context } from './context.ts';
import { pageOf, previousPosition } from './page.ts';

export interface PartitionQueryRequest {
  parent?: string;
  structuredQuery?: WireQuery;
  /** Maximum number of cursors, as decimal text. */
  partitionCount?: string;
  pageSize?: number;
  pageToken?: string;
  readTime?: WireTimestamp;
}

/** Returns cursors that split a collection group, ordered by name, into parts of similar size. */
export async function partitionQuery(
  context: Context,
  request: PartitionQueryRequest,
): Promise<{ partitions: WireCursor[]; nextPageToken: string }> {
  requireAdmin(context);
  const count = Number(request.partitionCount ?? 0);
  if (count < 1) throw invalidArgument('The number of partitions must be positive.');
  const query = compileQuery(request.parent ?? '', request.structuredQuery ?? {});
  requirePartitionable(query);
  const database = context.store.database(query.database);
  const [previous] = previousPosition(request.pageToken) ?? [];
  const after = previous ? parseDocumentName(previous.referenceValue ?? '').segments : [];
  const selector = request.readTime ? { readTime: request.readTime } : {};

  return reading(context, database, selector, async (reader) => {
    const { documents } = await reader.query(query);
    const further = cursors(documents, count).filter(({ segments }) => compareSegments(segments, after) > 0);
    const { page, nextPageToken } = pageOf(further, request, count, positionOf);
    return { partitions: page.map((item) => ({ values: positionOf(item), before: true })), nextPageToken };
  });
}

function requirePartitionable({ allDescendants, filter, orders, source, offset, limit }: Query): void {
  const plain =
    !filter && !source.startAt && !source.endAt && !source.findNearest && offset === 0 && limit === undefined;
  const [order, ...others] = orders;
  const byName = order && isNameField(order.path) && !order.descending && others.length === 0;
  if (allDescendants && plain && byName) return;
  throw invalidArgument(
    'Only a collection group ordered by name alone, without filters, can be partitioned.',
  );
}

/** Returns the first document of each part but the first. */
function cursors(documents: readonly StoredDocument[], count: number): StoredDocument[] {
  const parts = Math.min(count + 1, documents.length);
  const starts = Array.from({ length: Math.max(0, parts - 1) }, (_, i) =>
    Math.floor(((i + 1) * documents.length) / parts),
  );
  return documents.filter((_, i) => starts.includes(i));
}

function positionOf({ name }: StoredDocument): WireValue[] {
  return [{ referenceValue: name }];
}
