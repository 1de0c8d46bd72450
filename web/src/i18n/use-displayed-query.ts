import { useCallback } from 'react';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useLanguage } from './language.tsx';
import { displayedData } from '../lib/displayed-data.ts';

/**
 * Runs a query and selects the part of its data that the page shows. A server-rendered page fetches its data again after
 * hydration; if the selected part is unchanged, nothing is rendered again.
 */
export function useDisplayedQuery<Answer, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Answer, Key>,
) {
  const { language } = useLanguage();
  const { meta } = options;
  const select = useCallback((answer: Answer) => displayedData(answer, meta, language), [meta, language]);
  return useQuery({ ...options, select });
}
