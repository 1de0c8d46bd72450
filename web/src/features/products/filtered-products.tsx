import { useTranslation } from 'react-i18next';
import { withoutAlcohol } from '@app/domain/shared/alcohol.ts';
import { useSuitable } from '../../age-gate/age-answer-provider.tsx';
import { ageAttribute, AgeVariants } from '../../age-gate/age-variants.tsx';
import { EmptyWithoutAlcohol } from '../../age-gate/empty-without-alcohol.tsx';
import { ListAlcoholWarning } from '../../age-gate/list-alcohol-warning.tsx';
import { memo, useId, useState, type ReactNode, useDeferredValue, useMemo } from 'react';
import type { Product } from '@app/domain/product/product-schema.ts';
import { tagFilterOptions, type FilterKey, matchesFilters } from '@app/domain/product/product-filters.ts';
import { PRODUCT_SORTS, type ProductSort, sortProducts } from '@app/domain/product/product-sort.ts';
import { useIsBelowFoldShown } from '../../ui/below-fold.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Section } from '../../ui/section.tsx';
import { Select } from '../../ui/select.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { FilterForm } from './filter-form.tsx';
import { FILTER_KEYS_OF, type ListKind } from './list-kind.ts';
import { SORT_PARAMETER, readListState, toggleFilter, writeListState, type ListState } from './list-state.ts';
import { ProductGrid } from './product-grid.tsx';
import { useSearchParamsState } from '../../lib/use-search-params-state.ts';
import { useLanguage } from '../../i18n/language.tsx';
import styles from './filtered-products.module.css';

/**
 * Returns the products that match a state of the list, and those to which its filters do not apply, in its order. After a change they
 * are first those of the previous state, in the same arrays: the pressed control can change before the cards are rendered.
 */
function useMatchingProducts(products: readonly Product[], keys: readonly FilterKey[], state: ListState) {
  const { language } = useLanguage();
  const address = useDeferredValue(writeListState(state).toString());
  return useMemo(() => {
    const { filters, sort } = readListState(new URLSearchParams(address), keys);
    const sorted = sortProducts(products, sort, language);
    return {
      shown: sorted.filter((product) => matchesFilters(product, filters) === true),
      notCovered: sorted.filter((product) => matchesFilters(product, filters) === undefined),
    };
  }, [products, keys, address, language]);
}

/** Returns the list state from the URL and the functions that change it. */
function useListState(keys: readonly FilterKey[]) {
  const [state, change] = useSearchParamsState((address) => readListState(address, keys), writeListState);
  return {
    ...state,
    toggle: (key: FilterKey, value: string) =>
      change({ ...state, filters: toggleFilter(state.filters, key, value) }),
    clear: () => change({ ...state, filters: {} }),
    sortBy: (sort: ProductSort) => change({ ...state, sort }),
  };
}

/** As many cards as fit on the first screen of a laptop. */
const FIRST_SCREEN = 6;

/** Renders again only for other products: on a slow phone, that takes longer than a press on a filter may. */
const Cards = memo(ProductGrid);

/**
 * The filters (in a panel on phones), the numbers of products, the sort order, the matching products, and those to which a filter does
 * not apply.
 */
export function FilteredProducts({ kind, products }: { kind: ListKind; products: readonly Product[] }) {
  const { t } = useTranslation('products');
  const keys = FILTER_KEYS_OF[kind];
  const { filters, sort, toggle, clear, sortBy } = useListState(keys);
  const { shown, notCovered } = useMatchingProducts(products, keys, { filters, sort });
  /** The filter form also sends the sort order. */
  const formId = useId();
  const isBelowFoldShown = useIsBelowFoldShown();
  const isFiltered = Object.keys(filters).length > 0;
  const form = (
    <FilterForm
      keys={keys}
      filters={filters}
      tags={tagFilterOptions(products)}
      coffeeTags={tagFilterOptions(withoutAlcohol(products))}
      onToggle={toggle}
    />
  );

  const empty = (
    <Notice {...t('empty', { returnObjects: true })}>
      <Button data-needs-script onClick={clear}>
        {t('clearAll')}
      </Button>
    </Notice>
  );

  return (
    <Section className={styles.layout}>
      <aside className={styles.sidebar} aria-label={t('filters')}>
        <div className={styles.sidebarHead}>
          <h2 className={styles.sidebarTitle}>{t('filters')}</h2>
        </div>
        {/* Without JavaScript the form opens the page with the chosen filters. */}
        <form id={formId} onSubmit={(submission) => submission.preventDefault()}>
          {form}
          <Button type="submit" className={styles.apply}>
            {t('apply')}
          </Button>
        </form>
      </aside>
      <div className={styles.content}>
        <div className={styles.bar}>
          <output className={styles.count}>
            <AgeVariants as="span">
              <Count text="count" products={shown} notCovered={notCovered} />
            </AgeVariants>
          </output>
          <FilterPanel
            onClear={isFiltered ? clear : undefined}
            show={<Count text="show" products={shown} notCovered={notCovered} />}
          >
            {form}
          </FilterPanel>
          <Select
            label={t('sort')}
            name={SORT_PARAMETER}
            form={formId}
            value={sort}
            options={PRODUCT_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
            onChange={sortBy}
          />
        </div>
        <ActiveFilters filters={filters} products={products} onRemove={toggle} onClear={clear} />
        {shown.length > 0 ? (
          <Cards products={shown} inView={1} count={isBelowFoldShown ? undefined : FIRST_SCREEN} />
        ) : (
          empty
        )}
        <EmptyWithoutAlcohol items={shown}>{empty}</EmptyWithoutAlcohol>
        {notCovered.length > 0 && <NotCovered products={notCovered} />}
        <ListAlcoholWarning items={[...shown, ...notCovered]} />
      </div>
    </Section>
  );
}

/** The products that lack an attribute of the filters. */
function NotCovered({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('products');
  const [first] = products;
  return (
    <div className={styles.notCovered} {...ageAttribute(withoutAlcohol(products)[0] ?? first!)}>
      <h2 className={styles.notCoveredTitle}>{t('notCovered.title')}</h2>
      <Cards products={products} level={3} />
    </div>
  );
}

interface CountProps {
  text: 'count' | 'show';
  products: readonly Product[];
  notCovered: readonly Product[];
}

/** The number of matching products, and of those that the filters do not cover, if there are any. */
function Count({ text, products, notCovered }: CountProps) {
  const { t } = useTranslation('products');
  const suitable = useSuitable();
  const count = suitable(notCovered).length;
  const matching = t(text, { count: suitable(products).length });
  return count === 0 ? matching : `${matching} · ${t('notCovered.count', { count })}`;
}

interface FilterPanelProps {
  onClear: (() => void) | undefined;
  /** The label of the button that closes the panel. */
  show: ReactNode;
  children: ReactNode;
}

/** The filter panel for phones and the button that opens it. */
function FilterPanel({ onClear, show, children }: FilterPanelProps) {
  const { t } = useTranslation(['products', 'common']);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        look="quiet"
        className={styles.opener}
        aria-haspopup="dialog"
        data-needs-script
        onClick={() => setOpen(true)}
      >
        {t('filters')}
      </Button>
      <Panel
        open={open}
        onClose={close}
        side="left"
        title={t('filters')}
        closeLabel={t('common:close')}
        footer={
          <>
            <Button onClick={close}>{show}</Button>
            {onClear && (
              <Button look="quiet" onClick={onClear}>
                {t('clearAll')}
              </Button>
            )}
          </>
        }
      >
        {children}
      </Panel>
    </>
  );
}
