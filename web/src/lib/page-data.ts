import type { Query, QueryClient, QueryKey, QueryMeta } from '@tanstack/react-query';
import type { Language } from '@app/domain/shared/language.ts';
import { inOneLanguage } from '@app/domain/shared/localized.ts';

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

/** What a page carries of an answer. */
interface Carried<Answer> {
  /** Fields of a list's items that the page does without. */
  without?: readonly string[];
  /** Shortens what the page shows in part; what has been shortened before stays as it is. */
  shown?: (answer: Answer) => unknown;
  /** Fields with the Korean texts that an English page needs as well. */
  bothLanguagesOf?: readonly string[];
  /** For so many milliseconds after the page was written it is not read again. */
  freshFor?: number;
}

function withoutFields(answer: unknown, fields: readonly string[]): unknown {
  if (!Array.isArray(answer)) return answer;
  return answer.map((item: object) =>
    Object.fromEntries(Object.entries(item).filter(([field]) => !fields.includes(field))),
  );
}

/** For the `meta` of a query whose answer a page does not carry as it is. */
export const carries = <Answer>(carried: Carried<Answer>) => ({ carried });

const carriedOf = (meta: QueryMeta | undefined): Carried<unknown> =>
  (meta as ReturnType<typeof carries> | undefined)?.carried ?? {};

/** What a page in one language shows of an answer. */
export function shownOf<Answer>(answer: Answer, meta: QueryMeta | undefined, language: Language): Answer {
  const { without = [], shown = (all) => all, bothLanguagesOf } = carriedOf(meta);
  return inOneLanguage(withoutFields(shown(answer), without), language, bothLanguagesOf) as Answer;
}

/**
 * What has been read for a page, in its language alone: the other one's texts are read anew with all else. `whole` where
 * the page may look for something in what it does not show.
 */
export function answersOf(
  queryClient: QueryClient,
  { language, whole = false }: { language: Language; whole?: boolean },
): PageData['answers'] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(
      ({ queryKey, state: { data }, meta }) =>
        [queryKey, whole ? data : shownOf(data, meta, language)] as const,
    );
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

/** Whether the page shows what it came with, in one language, because nothing else can be read. */
export function showsCarriedAlone(queryClient: QueryClient): boolean {
  return queryClient
    .getQueryCache()
    .getAll()
    .some(
      ({ state: { status, data, dataUpdatedAt } }) =>
        status === 'error' && data !== undefined && dataUpdatedAt === BEFORE_ANYTHING_WAS_READ,
    );
}

/** Whether an answer that a page came with, written at `written`, is to be read again by now. */
export function isToBeRenewed({ meta }: Pick<Query, 'meta'>, written: Date, now: Date): boolean {
  const age = now.getTime() - written.getTime();
  // A visitor's clock that is behind tells nothing.
  return age < 0 || age >= (carriedOf(meta).freshFor ?? 0);
}
