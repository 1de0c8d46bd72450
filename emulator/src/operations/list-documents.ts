import { compileQuery } from '../query/compile.ts';
import { valueAt } from '../query/match.ts';
import type { Query } from '../query/query.ts';
import { isInQuery } from '../query/run.ts';
import { invalidArgument } from '../values/status.ts';
import type { Database } from '../store/database.ts';
import { encodeDocument } from '../values/stored-document.ts';
import type { StoredDocument } from '../values/stored-document.ts';
import { checkSegment, compareSegments } from '../values/resource-name.ts';
import { wireToMicros } from '../values/timestamp.ts';
import type { Micros } from '../values/timestamp.ts';
import { encodeValue } from '../values/wire.ts';
import type { WireDocument } from '../values/wire.ts';
import { openGate, requireAdmin } from './access.ts';
import { reading } from './consistency.ts';
import type { ConsistencySelector } from './consistency.ts';
import type { Context } from './context.ts';
import { parseMask } from './mask.ts';
import { pageOf, previousPosition } from './page.ts';
import type { WireMask } from './wire-write.ts';

export interface ListDocumentsRequest extends ConsistencySelector {
  parent?: string;
  collectionId?: string;
  pageSize?: number;
  pageToken?: string;
  /** The order as text, such as `name desc, price`. */
  orderBy?: string;
  mask?: WireMask;
  showMissing?: boolean;
}

const DEFAULT_PAGE = 300;

/** Returns one page of a collection; with `showMissing` also missing documents that have subcollections. */
export async function listDocuments(
  context: Context,
  request: ListDocumentsRequest,
): Promise<{ documents: WireDocument[]; nextPageToken: string }> {
  const { parent = '', collectionId = '', orderBy = '', showMissing = false } = request;
  checkSegment(collectionId, collectionId);
  const mask = parseMask(request.mask);
  const previous = previousPosition(request.pageToken);
  const query = compileQuery(parent, {
    from: [{ collectionId }],
    orderBy: parseOrderBy(orderBy),
    ...(previous && { startAt: { values: [...previous], before: false } }),
  });
  const database = context.store.database(query.database);
  openGate(context, database).list(query);
  context.indexes.check(query);
  if (showMissing && orderBy !== '') throw invalidArgument('Missing documents cannot be ordered by fields.');
  if (showMissing) requireAdmin(context);

  return reading(context, database, request, async (reader) => {
    const { documents } = await reader.query(query);
    const at = request.readTime && wireToMicros(request.readTime);
    const items = showMissing
      ? [...documents, ...missingDocuments(database, query, at)].toSorted((a, b) =>
          compareSegments(a.segments, b.segments),
        )
      : documents;
    const { page, nextPageToken } = pageOf(items, request, DEFAULT_PAGE, (item) =>
      query.orders.flatMap(({ path }) => valueAt(item, path) ?? []).map(encodeValue),
    );
    return {
      documents: page.map((item) => (isMissing(item) ? { name: item.name } : encodeDocument(item, mask))),
      nextPageToken,
    };
  });
}

/** A missing document has a name and no times. */
const isMissing = ({ createTime }: StoredDocument): boolean => createTime === 0;

function missingDocuments(database: Database, query: Query, at: Micros | undefined): StoredDocument[] {
  const { parent, collectionId } = query;
  const depth = parent.length + 2;
  const above = [...database.collectionPaths([...parent, collectionId], at)].filter(
    (path) => path.length > depth,
  );
  const paths = new Map(above.map((path) => [database.nameOf(path.slice(0, depth)), path.slice(0, depth)]));
  return [...paths]
    .map(([name, segments]) => ({ name, segments, fields: new Map(), createTime: 0, updateTime: 0 }))
    .filter((item) => isInQuery(item, query) && !database.find(item.segments, at));
}

function parseOrderBy(text: string): { field: { fieldPath: string }; direction: string }[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [fieldPath = '', direction = 'asc', ...rest] = part.split(/\s+/);
      if (rest.length > 0 || !/^(asc|desc)$/i.test(direction))
        throw invalidArgument(`Invalid order "${part}".`);
      return { field: { fieldPath }, direction: /^desc$/i.test(direction) ? 'DESCENDING' : 'ASCENDING' };
    });
}
