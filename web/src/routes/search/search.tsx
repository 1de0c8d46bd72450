import { SearchPage } from '../../features/search/search-page.tsx';

export function SearchRoute() {
  return <SearchPage />;
}
