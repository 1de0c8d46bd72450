import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { apiErrorOf } from './api-error.ts';

/** What a query without a reader of its own does: its key, joined by slashes, is the address of its JSON. */
async function readKey({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }): Promise<unknown> {
  const response = await fetch(queryKey.join('/'), { credentials: 'include', signal });
  if (!response.ok) throw await apiErrorOf(response);
  return response.json();
}

/**
 * Answers are kept for the visit: never stale, not asked again on focus, not polled; nothing retries by itself. Without
 * a connection a call fails at once, so that the visitor is told, rather than waiting for the connection in silence.
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
