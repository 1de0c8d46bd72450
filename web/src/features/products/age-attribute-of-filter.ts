import type { FilterKey } from '@app/domain/product/product-filters.ts';
import { ageAttribute } from '../../age-gate/age-variants.tsx';
import { FILTER_KEYS_OF } from './list-kind.ts';

/** Returns the attribute that hides a filter of makgeolli from visitors who see no alcohol. */
export const ageAttributeOfFilter = (key: FilterKey) =>
  ageAttribute({ type: FILTER_KEYS_OF.coffee.includes(key) ? 'coffee' : 'makgeolli' });
