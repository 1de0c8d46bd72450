import { useTranslation } from 'react-i18next';
import type { FilterKey, ProductFilters } from '@app/domain/product/product-filters.ts';
import { ageAttributeOfFilter } from './age-attribute-of-filter.ts';
import { useChoiceLabel } from './filter-choices.ts';
import styles from './active-filters.module.css';

interface ActiveFiltersProps {
  filters: ProductFilters;
  onRemove: (key: FilterKey, value: string) => void;
  onClear: () => void;
}

/** The active filters, each with a button that removes it. Renders nothing when no filter is active. */
export function ActiveFilters({ filters, onRemove, onClear }: ActiveFiltersProps) {
  const { t } = useTranslation('catalogue');
  const { t: productText } = useTranslation('product');
  const choiceLabel = useChoiceLabel();
  const entries = Object.entries(filters) as [FilterKey, readonly string[]][];
  if (entries.length === 0) return null;
  return (
    <div className={styles.row} data-needs-script>
      <ul className={styles.chips} aria-label={t('activeFilters')}>
        {entries.flatMap(([key, values]) =>
          values.map((value) => {
            const label = choiceLabel(key, value);
            return (
              <li key={`${key} ${value}`} {...ageAttributeOfFilter(key)}>
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
