import { useTranslation } from 'react-i18next';
import type { Coffee, Product } from '@app/domain/product/product-schema.ts';
import type { ProductType } from '@app/domain/product/product.ts';
import { PAIRING_LIMIT, signaturePairings } from '@app/domain/product/signature-pairings.ts';
import { isSoldOut } from '@app/domain/product/sold-out.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useDisplayedQuery } from '../../i18n/use-displayed-query.ts';
import type { ListKind } from './list-kind.ts';
import { firstProductsQuery, FILTERABLE_LIST_INLINING } from './product-queries.ts';
import { PairingsSection } from './pairings-section.tsx';

interface SignaturePairingsProps {
  kind: ListKind;
  products: readonly Product[];
}

/** Coffees and makgeollis that go together, with matching food, below a list. Renders nothing when nothing pairs. */
export function SignaturePairings({ kind, products }: SignaturePairingsProps) {
  if (kind === 'all') return <Pairings products={products} />;
  return <PairingsWith borrowed={kind === 'coffee' ? 'makgeolli' : 'coffee'} products={products} />;
}

/** Pairs a list of one type with the first products of the other type. Shows no pairings if those cannot be loaded. */
function PairingsWith({ borrowed, products }: { borrowed: ProductType; products: readonly Product[] }) {
  const { data = [] } = useDisplayedQuery({
    ...firstProductsQuery([borrowed]),
    meta: FILTERABLE_LIST_INLINING,
  });
  return <Pairings products={[...products, ...data]} />;
}

function Pairings({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('pairings');
  const { language } = useLanguage();
  const pairings = signaturePairings(products).map(({ coffee, makgeolli }) => ({
    products: [coffee, makgeolli],
    food: localized(makgeolli, 'pairings', language),
  }));
  if (pairings.length === 0) return null;
  return <PairingsSection title={t('title')} text={t('text')} pairings={pairings} />;
}

type RoastedCoffee = Coffee & { roastLevel: NonNullable<Coffee['roastLevel']> };

const isReady = (product: Product): product is RoastedCoffee =>
  product.type === 'coffee' && product.roastLevel !== undefined && !isSoldOut(product);

/** The pairings when age-restricted content is hidden: one coffee of each roast level with a dessert. */
export function CoffeePairings({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('pairings');
  const coffees = products.filter(isReady);
  const ofEachRoast = coffees.filter(
    ({ roastLevel }, index) => coffees.findIndex((other) => other.roastLevel === roastLevel) === index,
  );
  if (ofEachRoast.length === 0) return null;
  return (
    <PairingsSection
      title={t('title', { context: 'coffeeOnly' })}
      text={t('text', { context: 'coffeeOnly' })}
      pairings={ofEachRoast
        .slice(0, PAIRING_LIMIT)
        .map((coffee) => ({ products: [coffee], food: [t(`sweets.${coffee.roastLevel}`)] }))}
    />
  );
}
