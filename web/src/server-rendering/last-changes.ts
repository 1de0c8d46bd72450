import { matchPath } from 'react-router-dom';
import { visibleMinute } from '@app/domain/shared/visibility.ts';
import { paths } from '../config/paths.ts';
import { neutralPath } from '../i18n/localized-path.ts';
import { environment } from '../config/environment.ts';
import { firestoreOrigin } from '../config/firestore-origin.ts';

/**
 * Reads the time of the last change of documents. Firestore Lite does not expose it, so this uses the REST API, with a
 * visitor's permissions. No fields are read.
 */

/** The time of the last change by document id. */
export type Changes = ReadonlyMap<string, Date>;

const DOCUMENTS = `${firestoreOrigin()}/v1/projects/${environment.VITE_FIREBASE_PROJECT_ID}/databases/(default)/documents`;

/** Short, because sitemap and feed work without these dates. */
const TIMEOUT_MS = 2_000;

interface Found {
  name: string;
  updateTime: string;
}

const where = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const isTrue = (fieldPath: string) => where(fieldPath, 'EQUAL', { booleanValue: true });

const atTime = (fieldPath: string, op: string, time: Date) =>
  where(fieldPath, op, { timestampValue: time.toISOString() });
const all = (...filters: object[]) => ({ where: { compositeFilter: { op: 'AND', filters } } });

function visibleAt(now: Date): object[] {
  const { from, until } = visibleMinute(now);
  return [atTime('visibleFrom', 'LESS_THAN_OR_EQUAL', from), atTime('visibleUntil', 'GREATER_THAN', until)];
}

/** The query for the visible documents of each collection. The rules reject any other query. */
const VISIBLE = {
  products: (now: Date) => all(isTrue('isPublished'), ...visibleAt(now)),
  events: (now: Date) => all(isTrue('isActive'), ...visibleAt(now)),
  stories: (now: Date) => ({
    ...all(isTrue('isPublished'), atTime('publishedAt', 'LESS_THAN_OR_EQUAL', now), ...visibleAt(now)),
    // The same order as the lists, so that this query uses the same index.
    orderBy: [{ field: { fieldPath: 'publishedAt' }, direction: 'DESCENDING' }],
  }),
  storeLocations: () => ({ where: isTrue('isActive') }),
  faqs: () => ({ where: isTrue('isActive') }),
} as const;
export type TrackedCollection = keyof typeof VISIBLE;

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(DOCUMENTS + path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`Firestore answered ${response.status}.`);
  return (await response.json()) as T;
}

/** @throws when Firestore cannot be read. */
async function changesOf(collectionId: TrackedCollection, now: Date): Promise<Changes> {
  const structuredQuery = {
    select: { fields: [{ fieldPath: '__name__' }] },
    from: [{ collectionId }],
    ...VISIBLE[collectionId](now),
  };
  const answers = await request<{ document?: Found }[]>(':runQuery', {
    method: 'POST',
    body: JSON.stringify({ structuredQuery }),
  });
  return new Map(
    answers.flatMap(({ document }) =>
      document ? [[document.name.split('/').at(-1)!, new Date(document.updateTime)] as const] : [],
    ),
  );
}

/**
 * Returns the last changes of every public collection. They are empty for a collection whose read fails or times out,
 * because a sitemap without dates is better than none.
 */
export async function readChanges(now: Date): Promise<Record<TrackedCollection, Changes>> {
  const read = Object.keys(VISIBLE).map(async (name) => {
    const changes = await changesOf(name as TrackedCollection, now).catch((): Changes => new Map());
    return [name, changes] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as Record<TrackedCollection, Changes>;
}

/** Returns the last change of the story on a page; undefined for other pages and when Firestore cannot be read. */
export async function storyChange(pathname: string): Promise<Date | undefined> {
  const id = matchPath(paths.story(':id'), neutralPath(pathname))?.params.id;
  if (!id) return undefined;
  try {
    const address = `/stories/${encodeURIComponent(id)}?mask.fieldPaths=__name__`;
    return new Date((await request<Found>(address)).updateTime);
  } catch {
    return undefined;
  }
}
