import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { repeatWhileVisible } from '../../../lib/repeat-while-visible.ts';
import { SEATS_KEY } from '../event-data/event-queries.ts';

const INTERVAL_MS = 10_000;

/** Reads the seats of the displayed events again every ten seconds while `isOpen` and the page is visible. */
export function useFreshSeats(isOpen: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isOpen) return undefined;
    return repeatWhileVisible(() => void queryClient.invalidateQueries({ queryKey: SEATS_KEY }), INTERVAL_MS);
  }, [isOpen, queryClient]);
}
