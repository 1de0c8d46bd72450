import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '@app/domain/shared/language.ts';
import type { PageData } from '../lib/page-data.ts';
import { displayedData } from '../lib/displayed-data.ts';
import { NOT_INLINED } from '../lib/inlining.ts';

/**
 * Returns the query data to inline in a page, reduced to its language and to the fields that it shows. With `whole`,
 * all fields are kept, because a page with filters also searches fields that it does not show.
 */
export function inlinedQueries(
  queryClient: QueryClient,
  { language, whole = false }: { language: Language; whole?: boolean },
): PageData['answers'] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, meta }) => state.status === 'success' && meta !== NOT_INLINED)
    .map(
      ({ queryKey, state: { data }, meta }) =>
        [queryKey, whole ? data : displayedData(data, meta, language)] as const,
    );
}
