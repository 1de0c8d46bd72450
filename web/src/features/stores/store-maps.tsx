import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language.tsx';
import { mapSearches, storeMaps } from '../../lib/map-links.ts';
import { MapLinks } from '../../ui/map-links.tsx';
import { storesQuery } from './store-queries.ts';

interface StoreMapsProps {
  id: string;
  /** What is searched for while the store is not known. */
  place: string;
}

/** Links to a store on maps. */
export function StoreMaps({ id, place }: StoreMapsProps) {
  const { language } = useLanguage();
  const store = useQuery(storesQuery).data?.find((listed) => listed.id === id);
  return <MapLinks links={store ? storeMaps(store, language) : mapSearches(place, language)} />;
}
