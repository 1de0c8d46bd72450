import type { QueryMeta } from '@tanstack/react-query';

/** What a page carries of an answer. */
interface InliningOptions<Answer> {
  /** Fields of a list's items that the page does without. */
  without?: readonly string[];
  /** Shortens what the page shows in part; what has been shortened before stays as it is. */
  shorten?: (answer: Answer) => unknown;
  /** Fields with the Korean texts that an English page needs as well. */
  bothLanguagesOf?: readonly string[];
  /** For so many milliseconds after the page was written it is not read again. */
  freshFor?: number;
}

/** For the `meta` of a query whose answer a page does not carry as it is. */
export const inlining = <Answer>(inlined: InliningOptions<Answer>) => ({ inlined });

/** What a query says of it. */
export const inliningOptions = (meta: QueryMeta | undefined): InliningOptions<unknown> =>
  (meta as ReturnType<typeof inlining> | undefined)?.inlined ?? {};
