import { useTranslation } from 'react-i18next';
import type { FilterKey, ProductFilters } from '@app/domain/product/product-filters.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { withoutAlcohol } from '@app/domain/shared/alcohol.ts';
import { useAlcoholShown } from '../../age-gate/age-answer-provider.tsx';
import { ageAttribute } from '../../age-gate/age-variants.tsx';
import { useChoiceLabel } from './filter-choices.ts';
import { FILTER_KEYS_OF } from './list-kind.ts';
import styles from './active-filters.module.css';

interface ActiveFiltersProps {
  filters: ProductFilters;
  /** The products of the list. */
  products: readonly Product[];
  onRemove: (key: FilterKey, value: string) => void;
  onClear: () => void;
}

/** The active filters, each with a button that removes it. Renders nothing when no filter is active. */
export function ActiveFilters({ filters, products, onRemove, onClear }: ActiveFiltersProps) {
  const { t } = useTranslation('products');
  const { t: productText } = useTranslation('product');
  const choiceLabel = useChoiceLabel();
  const entries = Object.entries(filters) as [FilterKey, readonly string[]][];
  const alcoholShown = useAlcoholShown();
  if (entries.length === 0) return null;
  // A tag may name a makgeolli.
  const coffees = withoutAlcohol(products);
  const isForCoffee = (key: FilterKey, value: string) =>
    key === 'tags' ? coffees.some(({ tags }) => tags.includes(value)) : FILTER_KEYS_OF.coffee.includes(key);
  return (
    <div className={styles.row} data-needs-script>
      <ul className={styles.chips} aria-label={t('activeFilters')}>
        {entries.flatMap(([key, values]) =>
          values.map((value) => {
            const ofCoffee = isForCoffee(key, value);
            if (!ofCoffee && !alcoholShown) return null;
            const label = choiceLabel(key, value);
            return (
              <li key={`${key} ${value}`} {...ageAttribute({ type: ofCoffee ? 'coffee' : 'makgeolli' })}>
                <button
                  type="button"
                  className={styles.chip}
                  aria-label={t('remove', { label: `${productText(`attribute.${key}`)} ${label}` })}
                  onClick={() => onRemove(key, value)}
                >
                  <span className={styles.key}>{productText(`attribute.${key}`)}</span> {label}
                  <span aria-hidden="true">×</span>
                </button>
              </li>
            );
          }),
        )}
      </ul>
      <button type="button" className={styles.clear} onClick={onClear}>
        {t('clearAll')}
      </button>
    </div>
  );
}
