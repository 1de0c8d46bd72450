import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '@app/domain/shared/language.ts';
import type { PageData } from '../lib/page-data.ts';
import { displayedData } from '../lib/displayed-data.ts';

/**
 * What has been read for a page, in its language alone: the other one's texts are read anew with all else. `whole` where
 * the page may look for something in what it does not show.
 */
export function inlinedQueries(
  queryClient: QueryClient,
  { language, whole = false }: { language: Language; whole?: boolean },
): PageData['answers'] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(
      ({ queryKey, state: { data }, meta }) =>
        [queryKey, whole ? data : displayedData(data, meta, language)] as const,
    );
}
