import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Product } from '@app/domain/product/product-schema.ts';
import { AgeText, AgeVariants, ByAge } from '../../age-gate/age-variants.tsx';
import { useAgeAnswer, useAlcoholShown, useSuitable } from '../../age-gate/age-answer-provider.tsx';
import { HydrationBoundary } from '../../lib/hydration.tsx';
import { useDisplayedQuery } from '../../i18n/use-displayed-query.ts';
import { BelowFold } from '../../ui/below-fold.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHero } from '../shared/page-hero.tsx';
import { Section } from '../../ui/section.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FILTER_KEYS_OF, type ListKind } from './list-kind.ts';
import { readListState } from './list-state.ts';
import { CoffeePairings, SignaturePairings } from './signature-pairings.tsx';
import { productsQuery } from './product-queries.ts';
import { FilteredProducts } from './filtered-products.tsx';
import styles from './product-list.module.css';

const HEROES = {
  coffee: { tone: 'coffee', plaque: '볕 아래 볶다', place: 'banner-coffee' },
  makgeolli: { tone: 'makgeolli', plaque: '그늘에 익다', place: 'banner-makgeolli' },
  all: { tone: 'wall', plaque: '한 담 아래', place: 'banner-products' },
} as const;

interface ProductListProps {
  kind: ListKind;
  /** A sentence below the hero. */
  note?: ReactNode;
}

/** The page that lists coffee, makgeolli or both. */
export function ProductList({ kind, note }: ProductListProps) {
  const { t } = useTranslation('products');
  return (
    <>
      <PageHero
        title={t(`${kind}.title`)}
        text={<AgeText>{(context) => t(`${kind}.text`, context)}</AgeText>}
        {...HEROES[kind]}
      />
      {note && (
        <Section>
          <p className={styles.note}>{note}</p>
        </Section>
      )}
      <Products kind={kind} />
    </>
  );
}

function Products({ kind }: { kind: ListKind }) {
  const { t } = useTranslation(['common', 'products']);
  const needsVariants = useNeedsVariants(kind);
  const { data, isPending, refetch } = useDisplayedQuery(productsQuery(kind));
  if (isPending) return <Spinner label={t('loading')} />;
  if (!data) {
    return (
      <Notice title={t('products:failed')} description={t('error.connection')}>
        <Button onClick={() => void refetch()}>{t('retry')}</Button>
      </Notice>
    );
  }
  if (data.length === 0) return <Notice {...t('products:none', { returnObjects: true })} />;
  return (
    <>
      {needsVariants ? (
        <AgeVariants>
          <SuitableProducts kind={kind} products={data} />
        </AgeVariants>
      ) : (
        <SuitableProducts kind={kind} products={data} />
      )}
      <BelowFold>
        <HydrationBoundary>
          <AgeVariants>
            <ByAge
              restricted={<SignaturePairings kind={kind} products={data} />}
              coffeeOnly={<CoffeePairings products={data} />}
            />
          </AgeVariants>
        </HydrationBoundary>
      </BelowFold>
    </>
  );
}

/** The filters and those products that this visitor may see. */
function SuitableProducts({ kind, products }: { kind: ListKind; products: readonly Product[] }) {
  const alcoholShown = useAlcoholShown();
  const suitable = useSuitable();
  return <FilteredProducts kind={alcoholShown ? kind : 'coffee'} products={suitable(products)} />;
}

/**
 * Returns whether the page was opened with a filter of makgeolli before the visitor's answer is known: without alcohol the
 * filter does not exist, so that hiding the bottles of the filtered list would leave too few products.
 */
function useNeedsVariants(kind: ListKind): boolean {
  const { isKnown } = useAgeAnswer();
  const [address] = useSearchParams();
  // The variants stay after hydration, so that the displayed one is not rendered anew.
  const [needed] = useState(() => {
    if (isKnown) return false;
    const keys = Object.keys(readListState(address, FILTER_KEYS_OF[kind]).filters);
    return keys.some((key) => !FILTER_KEYS_OF.coffee.some((coffeeKey) => coffeeKey === key));
  });
  return needed;
}
