import type { QueryMeta } from '@tanstack/react-query';

/** How much of a query's data a server-rendered page inlines. */
interface InliningOptions<Answer> {
  /** Fields of a list's items that the page does not show. */
  without?: readonly string[];
  /** Shortens data of which the page shows a part. Idempotent. */
  shorten?: (answer: Answer) => unknown;
  /** Korean fields (`nameKr`) that pages in both languages need, together with the base field (`name`). */
  bothLanguagesOf?: readonly string[];
  /** For how many milliseconds after rendering the data counts as fresh. */
  freshFor?: number;
}

/** Returns the `meta` of a query whose data is not inlined completely. */
export const inlining = <Answer>(inlined: InliningOptions<Answer>) => ({ inlined });

/** The `meta` of a query whose data is never inlined. */
export const NOT_INLINED = { isNotInlined: true };

/** Returns the inlining options in the `meta` of a query. */
export const inliningOptions = (meta: QueryMeta | undefined): InliningOptions<unknown> =>
  (meta as ReturnType<typeof inlining> | undefined)?.inlined ?? {};
