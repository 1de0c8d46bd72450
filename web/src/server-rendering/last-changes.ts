import { matchPath } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { neutralPath } from '../i18n/localized-path.ts';
import { environment } from '../config/environment.ts';

/**
 * When documents were last changed. Firestore knows of each, but its small SDK does not say: it is asked over REST, as a
 * visitor, so that the rules decide here as well. No field is read.
 */

/** When each was last changed, by its id. */
export type Changes = ReadonlyMap<string, Date>;

const DOCUMENTS = `${
  environment.VITE_FIRESTORE_EMULATOR
    ? `http://${environment.VITE_FIRESTORE_EMULATOR}`
    : 'https://firestore.googleapis.com'
}/v1/projects/${environment.VITE_FIREBASE_PROJECT_ID}/databases/(default)/documents`;

/** It is nice to know, and nobody waits for it. */
const TIMEOUT_MS = 2_000;

interface Found {
  name: string;
  updateTime: string;
}

const where = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const isTrue = (fieldPath: string) => where(fieldPath, 'EQUAL', { booleanValue: true });

/** Of each collection what visitors may see: the rules answer no other question. */
const VISIBLE = {
  products: () => ({}),
  events: () => ({ where: isTrue('isActive') }),
  stories: (now: Date) => ({
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          isTrue('isPublished'),
          where('publishedAt', 'LESS_THAN_OR_EQUAL', { timestampValue: now.toISOString() }),
        ],
      },
    },
    // As the lists ask, so that their index serves this too.
    orderBy: [{ field: { fieldPath: 'publishedAt' }, direction: 'DESCENDING' }],
  }),
  storeLocations: () => ({ where: isTrue('isActive') }),
  faqs: () => ({ where: isTrue('isActive') }),
} as const;
export type Watched = keyof typeof VISIBLE;

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(DOCUMENTS + path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`Firestore answered ${response.status}.`);
  return (await response.json()) as T;
}

/** @throws when Firestore does not say. */
async function changesOf(collectionId: Watched, now: Date): Promise<Changes> {
  const structuredQuery = {
    select: { fields: [{ fieldPath: '__name__' }] },
    from: [{ collectionId }],
    ...VISIBLE[collectionId](now),
  };
  const answers = await ask<{ document?: Found }[]>(':runQuery', {
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
 * The last changes of every collection that visitors see. Of a collection whose read fails or is slow there are none: a
 * sitemap or a feed without dates serves a robot better than no answer.
 */
export async function readChanges(now: Date): Promise<Record<Watched, Changes>> {
  const read = Object.keys(VISIBLE).map(async (name) => {
    const changes = await changesOf(name as Watched, now).catch((): Changes => new Map());
    return [name, changes] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as Record<Watched, Changes>;
}

/** When the story of a page was last changed; nothing of other pages, and nothing where Firestore does not say. */
export async function storyChange(pathname: string): Promise<Date | undefined> {
  const id = matchPath(paths.story(':id'), neutralPath(pathname))?.params.id;
  if (!id) return undefined;
  try {
    const address = `/stories/${encodeURIComponent(id)}?mask.fieldPaths=__name__`;
    return new Date((await ask<Found>(address)).updateTime);
  } catch {
    return undefined;
  }
}
