import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What a rendered page carries, so that the browser goes on from where the server was. */
export interface PageData {
  now: Date;
  /** `https://…`, the address under which the site is to be found. */
  origin: string;
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

/** What has been read for a page. */
export function answersOf(queryClient: QueryClient): PageData['answers'] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data] as const);
}

/** Gives queries their first answers. */
export function giveAnswers(queryClient: QueryClient, answers: PageData['answers']): void {
  for (const [queryKey, data] of answers) queryClient.setQueryData(queryKey, data);
}
