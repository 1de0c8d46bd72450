import { useCallback } from 'react';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useLanguage } from './language.tsx';
import { displayedData } from '../lib/displayed-data.ts';

/**
 * What the page shows of an answer, in its language. A page that came written reads again what it shows: where that is the same
 * as before, nothing is made anew.
 */
export function useDisplayedQuery<Answer, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Answer, Key>,
) {
  const { language } = useLanguage();
  const { meta } = options;
  const select = useCallback((answer: Answer) => displayedData(answer, meta, language), [meta, language]);
  return useQuery({ ...options, select });
}
