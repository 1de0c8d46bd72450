import { compileQuery } from '../query/compile.ts';
import type { Query } from '../query/query.ts';
import { invalidArgument } from '../values/status.ts';
import type { Database } from '../store/database.ts';
import { encodeDocument } from '../values/stored-document.ts';
import { checkSegment, compareSegments } from '../values/resource-name.ts';
import { wireToMicros } from '../values/timestamp.ts';
import type { Micros } from '../values/timestamp.ts';
import type { WireDocument } from '../values/wire.ts';
import { openGate, requireAdmin } from './access.ts';
import { reading } from './consistency.ts';
import type { ConsistencySelector } from './consistency.ts';
import type { Context } from './context.ts';
import { parseMask } from './mask.ts';
import { pageOf } from './page.ts';
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
  const query = compileQuery(parent, { from: [{ collectionId }], orderBy: parseOrderBy(orderBy) });
  const database = context.store.database(query.database);
  openGate(context, database).list(query);
  context.indexes.check(query);
  if (showMissing && orderBy !== '') throw invalidArgument('Missing documents cannot be ordered by fields.');
  if (showMissing) requireAdmin(context);

  return reading(context, database, request, async (reader) => {
    const { documents } = await reader.query(query);
    const found = documents.map((document) => ({
      segments: document.segments,
      wire: encodeDocument(document, mask),
    }));
    const at = request.readTime && wireToMicros(request.readTime);
    const items = showMissing
      ? [...found, ...missingDocuments(database, query, at)].toSorted((a, b) =>
          compareSegments(a.segments, b.segments),
        )
      : found;
    const { page, nextPageToken } = pageOf(items, request, DEFAULT_PAGE);
    return { documents: page.map(({ wire }) => wire), nextPageToken };
  });
}

function missingDocuments(
  database: Database,
  { parent, collectionId }: Query,
  at: Micros | undefined,
): { segments: readonly string[]; wire: WireDocument }[] {
  const depth = parent.length + 2;
  const above = [...database.collectionPaths([...parent, collectionId], at)].filter(
    (path) => path.length > depth,
  );
  const names = new Map(above.map((path) => [database.nameOf(path.slice(0, depth)), path.slice(0, depth)]));
  return [...names]
    .filter(([, segments]) => !database.find(segments, at))
    .map(([name, segments]) => ({ segments, wire: { name } }));
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
