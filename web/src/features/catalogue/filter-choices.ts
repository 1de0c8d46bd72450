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

/** The values offered under each filter, as they stand in the address. Tags come from the products themselves. */
export const FILTER_CHOICES: Record<Exclude<FilterKey, 'tags'>, readonly string[]> = {
  roastLevel: ROAST_LEVELS,
  origin: ORIGINS,
  process: PROCESSES,
  carbonation: CARBONATIONS,
  sweetnessLevel: SWEETNESS_LEVELS.map(String),
  abv: ABV_RANGES,
};

/** The translation keys under which the values of a filter are named. */
const LABELS = {
  roastLevel: 'roastLevel',
  origin: 'origin',
  process: 'process',
  carbonation: 'carbonation',
  sweetnessLevel: 'sweetness',
  abv: 'abvRange',
  tags: 'tags',
} as const satisfies Record<FilterKey, string>;

/** What a filter value is called. A tag without a translation is shown as it stands, its first letter a capital. */
export function choiceLabel(t: TFunction<'product'>, key: FilterKey, value: string): string {
  return labelOf(value, t(LABELS[key], { returnObjects: true }));
}
