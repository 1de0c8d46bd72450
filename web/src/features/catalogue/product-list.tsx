import { useMessages } from '../../i18n/messages.ts';
import { useAlcoholShown, useSuitableWords } from '../../lib/age-answer.tsx';
import { HydrationBoundary } from '../../lib/hydration.tsx';
import { useShown } from '../../lib/use-shown.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { ListKind } from './list-kind.ts';
import { CoffeePairings, SignaturePairings } from './pairings/signature-pairings.tsx';
import { productsQuery } from './product-queries.ts';
import { ProductShelf } from './product-shelf.tsx';

const HEROES = {
  coffee: { tone: 'coffee', plaque: '볕에 볶다' },
  makgeolli: { tone: 'makgeolli', plaque: '그늘에 익다' },
  all: { tone: 'wall', plaque: '한 담 아래' },
} as const;

/** The page of a product list: coffee, makgeolli or both. */
export function ProductList({ kind }: { kind: ListKind }) {
  const { title, text } = useSuitableWords(useMessages().catalogue[kind]);
  const alcoholShown = useAlcoholShown();
  return (
    <>
      <PageHero title={title} text={text} {...HEROES[kind]} />
      <Products kind={alcoholShown ? kind : 'coffee'} />
    </>
  );
}

function Products({ kind }: { kind: ListKind }) {
  const { catalogue, error, site } = useMessages();
  const alcoholShown = useAlcoholShown();
  const { data, isPending, refetch } = useShown(productsQuery(kind));
  if (isPending) return <Spinner label={site.loading} />;
  if (!data) {
    return (
      <Notice title={catalogue.failed} description={error.connection}>
        <Button onClick={() => void refetch()}>{site.retry}</Button>
      </Notice>
    );
  }
  if (data.length === 0) return <Notice {...catalogue.none} />;
  return (
    <>
      <ProductShelf kind={kind} products={data} />
      <HydrationBoundary>
        {alcoholShown ? (
          <SignaturePairings kind={kind} products={data} />
        ) : (
          <CoffeePairings products={data} />
        )}
      </HydrationBoundary>
    </>
  );
}
