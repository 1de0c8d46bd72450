import { useTranslation } from 'react-i18next';
import { useAgeAnswer } from '../../age-gate/age-answer-provider.tsx';
import { ageAttribute } from '../../age-gate/age-variants.tsx';
import type { FilterKey, ProductFilters } from '@app/domain/product/product-filters.ts';
import { FILTER_CHOICES, useChoiceLabel } from './filter-choices.ts';
import { FILTER_KEYS_OF } from './list-kind.ts';
import styles from './filter-form.module.css';

/** Returns the attribute that hides a filter of makgeolli from visitors who see no alcohol. */
const ageAttributeOfFilter = (key: FilterKey) =>
  ageAttribute({ type: FILTER_KEYS_OF.coffee.includes(key) ? 'coffee' : 'makgeolli' });

interface FilterFormProps {
  keys: readonly FilterKey[];
  filters: ProductFilters;
  tags: readonly string[];
  /** The tags for visitors who see no alcohol. */
  coffeeTags: readonly string[];
  onToggle: (key: FilterKey, value: string) => void;
}

/** The filters: one group of checkboxes per key. */
export function FilterForm({ keys, filters, tags, coffeeTags, onToggle }: FilterFormProps) {
  const { t } = useTranslation('product');
  const choiceLabel = useChoiceLabel();
  const { isKnown } = useAgeAnswer();
  // Both variants in one order, with each tag once: without scripts, the form would also send the hidden checkbox of a tag.
  const shownTags = [...new Set([...coffeeTags, ...tags])].filter((tag) => !isKnown || tags.includes(tag));
  const tagAttributes = (tag: string) =>
    coffeeTags.includes(tag)
      ? { 'data-coffee-only': !tags.includes(tag) || undefined }
      : ageAttribute({ type: 'makgeolli' });
  const groups = keys.map((key) => ({ key, choices: key === 'tags' ? shownTags : FILTER_CHOICES[key] }));
  return (
    <div className={styles.groups}>
      {groups
        .filter(({ choices }) => choices.length > 0)
        .map(({ key, choices }) => (
          <fieldset key={key} className={styles.group} {...ageAttributeOfFilter(key)}>
            <legend className={styles.legend}>{t(`attribute.${key}`)}</legend>
            {choices.map((value) => (
              <label key={value} className={styles.choice} {...(key === 'tags' && tagAttributes(value))}>
                <input
                  type="checkbox"
                  name={key}
                  value={value}
                  className={styles.box}
                  checked={filters[key]?.includes(value) ?? false}
                  onChange={() => onToggle(key, value)}
                />
                {choiceLabel(key, value)}
              </label>
            ))}
          </fieldset>
        ))}
    </div>
  );
}
