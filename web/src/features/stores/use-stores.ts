import { useQuery } from '@tanstack/react-query';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { sortStores } from '@app/domain/store-location/store-search.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { storesQuery } from '../shared/stores-query.ts';

interface Stores {
  state: 'pending' | 'failed' | 'ready';
  /** By name. */
  stores: StoreLocation[];
  retry: () => void;
}

export function useStores(): Stores {
  const { language } = useLanguage();
  const { data, isError, refetch } = useQuery(storesQuery);
  const retry = () => void refetch();
  if (!data) return { state: isError ? 'failed' : 'pending', stores: [], retry };
  return { state: 'ready', stores: sortStores(data, language), retry };
}
