import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { inliningOptions } from './inlining.ts';

/** What a rendered page carries, so that the browser goes on from where the server was. */
export interface PageData {
  now: Date;
  /** `https://…`, the address under which the site is to be found. */
  origin: string;
  /** Of the translations that the page shows. */
  namespaces: readonly string[];
  answers: readonly (readonly [QueryKey, unknown])[];
}

/** The element that holds it. */
export const PAGE_DATA_ID = 'page-data';

const DATE = '$date';

function tagDates(value: unknown): unknown {
  if (value instanceof Date) return { [DATE]: value.getTime() };
  if (Array.isArray(value)) return value.map(tagDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, tagDates(inner)]));
}

/** As JSON in which a date is `{"$date": milliseconds}`; `<` is escaped, so that no text ends the element around it. */
export function serializePageData(data: PageData): string {
  return JSON.stringify(tagDates(data)).replaceAll('<', '\\u003c');
}

export function parsePageData(text: string): PageData {
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && DATE in value ? new Date(value[DATE] as number) : value,
  ) as PageData;
}

const NEVER_FETCHED = 0;

/** Gives queries their first answers. */
export function restoreQueries(queryClient: QueryClient, answers: PageData['answers']): void {
  for (const [queryKey, data] of answers)
    queryClient.setQueryData(queryKey, data, { updatedAt: NEVER_FETCHED });
}

/** The answers under a key that were read here and so are whole, which what a page carries need not be. */
export function completeAnswers<Answer>(queryClient: QueryClient, queryKey: QueryKey): Answer[] {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey })
    .filter(({ state }) => state.dataUpdatedAt > NEVER_FETCHED)
    .map(({ state }) => state.data as Answer);
}

/** Whether the page shows what it came with, in one language, because nothing else can be read. */
export function showsOnlyInlinedData(queryClient: QueryClient): boolean {
  return queryClient
    .getQueryCache()
    .getAll()
    .some(
      ({ state: { status, data, dataUpdatedAt } }) =>
        status === 'error' && data !== undefined && dataUpdatedAt === NEVER_FETCHED,
    );
}

/** Whether an answer that a page came with, written at `written`, is to be read again by now. */
export function isStale({ meta }: Pick<Query, 'meta'>, written: Date, now: Date): boolean {
  const age = now.getTime() - written.getTime();
  // A visitor's clock that is behind tells nothing.
  return age < 0 || age >= (inliningOptions(meta).freshFor ?? 0);
}
