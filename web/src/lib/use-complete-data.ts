import { useEffect } from 'react';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { completeInlinedData } from './page-data.ts';

/** Fetches the data under a key once it is needed as a whole, unless this browser has fetched it already. */
export function useCompleteData(queryKey: QueryKey, isNeeded: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    // Without a connection, what the page came with is searched.
    if (isNeeded) completeInlinedData(queryClient, queryKey).catch(() => {});
  }, [queryClient, queryKey, isNeeded]);
}
