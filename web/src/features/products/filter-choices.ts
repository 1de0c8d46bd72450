import { useTranslation } from 'react-i18next';
import { ABV_RANGES, type FilterKey } from '@app/domain/product/product-filters.ts';
import {
  CARBONATIONS,
  ORIGINS,
  PROCESSES,
  ROAST_LEVELS,
  SWEETNESS_LEVELS,
} from '@app/domain/product/product.ts';
import { labelOf } from '@app/domain/shared/label.ts';
import { useTagLabel } from '../../i18n/tag-labels.ts';

/** The values of each filter, as used in the URL. Tags come from the products. */
export const FILTER_CHOICES: Record<Exclude<FilterKey, 'tags'>, readonly string[]> = {
  roastLevel: ROAST_LEVELS,
  origin: ORIGINS,
  process: PROCESSES,
  carbonation: CARBONATIONS,
  sweetnessLevel: SWEETNESS_LEVELS.map(String),
  abv: ABV_RANGES,
};

/** The translation key that contains the labels of each filter's values. */
const LABELS = {
  roastLevel: 'roastLevel',
  origin: 'origin',
  process: 'process',
  carbonation: 'carbonation',
  sweetnessLevel: 'sweetness',
  abv: 'abvRange',
  tags: 'tags',
} as const satisfies Record<FilterKey, string>;

/** Returns a function that returns the label of a filter value. */
export function useChoiceLabel() {
  const { t } = useTranslation('product');
  const tagLabel = useTagLabel();
  return (key: FilterKey, value: string): string => {
    const labels = t(LABELS[key], { returnObjects: true });
    return key === 'tags' ? tagLabel(value, labels) : labelOf(value, labels);
  };
}
