import { ABV_RANGES, type FilterKey } from '@app/domain/product/product-filters.ts';
import {
  CARBONATIONS,
  ORIGINS,
  PROCESSES,
  ROAST_LEVELS,
  SWEETNESS_LEVELS,
} from '@app/domain/product/product.ts';
import { labelOf } from '@app/domain/shared/label.ts';
import type { Messages } from '../../i18n/ko.ts';

/** The values offered under each filter, as they stand in the address. Tags come from the products themselves. */
export const FILTER_CHOICES: Record<Exclude<FilterKey, 'tags'>, readonly string[]> = {
  roastLevel: ROAST_LEVELS,
  origin: ORIGINS,
  process: PROCESSES,
  carbonation: CARBONATIONS,
  sweetnessLevel: SWEETNESS_LEVELS.map(String),
  abv: ABV_RANGES,
};

const LABELS: Record<FilterKey, (messages: Messages) => Readonly<Record<string, string>>> = {
  roastLevel: ({ product }) => product.roastLevel,
  origin: ({ product }) => product.origin,
  process: ({ product }) => product.process,
  carbonation: ({ product }) => product.carbonation,
  sweetnessLevel: ({ product }) => product.sweetness,
  abv: ({ product }) => product.abvRange,
  tags: ({ product }) => product.tags,
};

/** What a filter value is called. A tag without a translation is shown as it stands, its first letter a capital. */
export function choiceLabel(messages: Messages, key: FilterKey, value: string): string {
  return labelOf(value, LABELS[key](messages));
}
