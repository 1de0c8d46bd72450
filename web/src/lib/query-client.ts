import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { apiErrorOf } from './api-error.ts';

/** The default query function: requests the URL that results from joining the key with slashes. */
async function readKey({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }): Promise<unknown> {
  const response = await fetch(queryKey.join('/'), { credentials: 'include', signal });
  if (!response.ok) throw await apiErrorOf(response);
  return response.json();
}

/**
 * Creates the query client. Data stays fresh for the visit: no refetch on focus, no polling, no retry. Requests also run while
 * offline, so that they fail at once and the visitor sees an error.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readKey,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
