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

/** Leaves out of an answer what the page does not show: `meta: shows<Product[]>(…)` of a query. */
export const shows = <Answer>(carry: (answer: Answer) => unknown) => ({ carry });

/** What has been read for a page; `whole` where it may look for something in what it does not show. */
export function answersOf(queryClient: QueryClient, { whole = false } = {}): PageData['answers'] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state: { data }, meta }) => {
      const carry = whole ? undefined : (meta as ReturnType<typeof shows> | undefined)?.carry;
      return [queryKey, carry ? carry(data) : data] as const;
    });
}

const BEFORE_ANYTHING_WAS_READ = 0;

/** Gives queries their first answers. */
export function giveAnswers(queryClient: QueryClient, answers: PageData['answers']): void {
  for (const [queryKey, data] of answers)
    queryClient.setQueryData(queryKey, data, { updatedAt: BEFORE_ANYTHING_WAS_READ });
}

/** The answers under a key that were read here and so are whole, which what a page carries need not be. */
export function wholeAnswers<Answer>(queryClient: QueryClient, queryKey: QueryKey): Answer[] {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey })
    .filter(({ state }) => state.dataUpdatedAt > BEFORE_ANYTHING_WAS_READ)
    .map(({ state }) => state.data as Answer);
}
