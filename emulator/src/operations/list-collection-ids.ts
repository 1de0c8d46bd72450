import { parseParentName } from '../values/resource-name.ts';
import { wireToMicros } from '../values/timestamp.ts';
import type { WireTimestamp } from '../values/timestamp.ts';
import { compareUtf8 } from '../values/utf8-order.ts';
import { requireAdmin } from './access.ts';
import type { Context } from './context.ts';
import { pageOf, previousPosition } from './page.ts';

export interface ListCollectionIdsRequest {
  parent?: string;
  pageSize?: number;
  pageToken?: string;
  readTime?: WireTimestamp;
}

const DEFAULT_PAGE = 1000;

/**
 * Returns the ids of the collections directly below a document or the root, including those with only missing
 * documents.
 */
export async function listCollectionIds(
  context: Context,
  request: ListCollectionIdsRequest,
): Promise<{ collectionIds: string[]; nextPageToken: string }> {
  requireAdmin(context);
  const { database: databaseName, segments } = parseParentName(request.parent ?? '');
  const database = context.store.database(databaseName);
  const at = request.readTime && wireToMicros(request.readTime);
  if (at !== undefined) database.checkReadable(at);
  const [previous] = previousPosition(request.pageToken) ?? [];
  const ids = new Set([...database.collectionPaths(segments, at)].map((path) => path[segments.length] ?? ''));
  const after = previous?.stringValue ?? '';
  const further = [...ids].filter((id) => compareUtf8(id, after) > 0).toSorted(compareUtf8);
  const { page, nextPageToken } = pageOf(further, request, DEFAULT_PAGE, (id) => [{ stringValue: id }]);
  return { collectionIds: [...page], nextPageToken };
}
