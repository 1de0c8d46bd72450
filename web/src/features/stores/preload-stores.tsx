import { useQuery } from '@tanstack/react-query';
import { storesQuery } from '../shared/stores-query.ts';

/** Starts to read the stores for a part of the page that is rendered later. Renders nothing. */
export function PreloadStores() {
  useQuery(storesQuery);
  return null;
}
