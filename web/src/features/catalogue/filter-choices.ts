import type { TFunction } from 'i18next';
import { ABV_RANGES, type FilterKey } from '@app/domain/product/product-filters.ts';
import {
  CARBONATIONS,
  ORIGINS,
  PROCESSES,
  ROAST_LEVELS,
  SWEETNESS_LEVELS,
} from '@app/domain/product/product.ts';
import { labelOf } from '@app/domain/shared/label.ts';

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

/** Returns the label of a filter value. A tag without a translation is shown capitalized. */
export function choiceLabel(t: TFunction<'product'>, key: FilterKey, value: string): string {
  return labelOf(value, t(LABELS[key], { returnObjects: true }));
}
