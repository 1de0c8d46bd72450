import { useTranslation } from 'react-i18next';
import { AgeText, AgeVariants, ByAge } from '../../age-gate/age-variants.tsx';
import { useAlcoholShown, useSuitable } from '../../age-gate/age-answer-provider.tsx';
import { HydrationBoundary } from '../../lib/hydration.tsx';
import { useDisplayedQuery } from '../../i18n/use-displayed-query.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { ListKind } from './list-kind.ts';
import { CoffeePairings, SignaturePairings } from './signature-pairings.tsx';
import { productsQuery } from './product-queries.ts';
import { FilteredProducts } from './filtered-products.tsx';

const HEROES = {
  coffee: { tone: 'coffee', plaque: '볕에 볶다', place: 'banner-coffee' },
  makgeolli: { tone: 'makgeolli', plaque: '그늘에 익다', place: 'banner-makgeolli' },
  all: { tone: 'wall', plaque: '한 담 아래', place: 'banner-products' },
} as const;

/** The page that lists coffee, makgeolli or both. */
export function ProductList({ kind }: { kind: ListKind }) {
  const { t } = useTranslation('catalogue');
  return (
    <>
      <PageHero
        title={t(`${kind}.title`)}
        text={<AgeText>{(context) => t(`${kind}.text`, context)}</AgeText>}
        {...HEROES[kind]}
      />
      <Products kind={kind} />
    </>
  );
}

function Products({ kind }: { kind: ListKind }) {
  const { t } = useTranslation(['common', 'catalogue']);
  const alcoholShown = useAlcoholShown();
  const suitable = useSuitable();
  const { data, isPending, refetch } = useDisplayedQuery(productsQuery(kind));
  if (isPending) return <Spinner label={t('loading')} />;
  if (!data) {
    return (
      <Notice title={t('catalogue:failed')} description={t('error.connection')}>
        <Button onClick={() => void refetch()}>{t('retry')}</Button>
      </Notice>
    );
  }
  if (data.length === 0) return <Notice {...t('catalogue:none', { returnObjects: true })} />;
  return (
    <>
      <FilteredProducts kind={alcoholShown ? kind : 'coffee'} products={suitable(data)} />
      <HydrationBoundary>
        <AgeVariants>
          <ByAge
            restricted={<SignaturePairings kind={kind} products={data} />}
            coffeeOnly={<CoffeePairings products={data} />}
          />
        </AgeVariants>
      </HydrationBoundary>
    </>
  );
}
