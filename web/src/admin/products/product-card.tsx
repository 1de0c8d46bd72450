import { useTranslation } from 'react-i18next';
import type { Product } from '@app/domain/product/product-schema.ts';
import { isSoldOut, shownAvailability } from '@app/domain/product/sold-out.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatDollars, formatWon } from '@app/domain/shared/money.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ContentCard } from '../editing/content-card.tsx';
import type { CardProps } from '../editing/content-tab.tsx';
import { AvailabilityChoice } from './availability-choice.tsx';
import { PRODUCTS } from './product-kind.ts';
import { RestockWaiting } from './restock-waiting.tsx';
import { ProductStock } from './product-stock.tsx';

const AVAILABILITY_TONES = { in_stock: 'plain', seasonal: 'plain', out_of_stock: 'muted' } as const;

export function ProductCard({ item: product, onEdit }: CardProps<Product>) {
  const { t } = useTranslation(['admin', 'product']);
  const { language } = useLanguage();
  const prices = [
    formatDollars(product.price),
    product.priceKrw === undefined ? '' : formatWon(product.priceKrw),
  ];
  const attributes =
    product.type === 'coffee'
      ? ([
          [t('editing.fields.origin'), product.origin ? t(`product:origin.${product.origin}`) : ''],
          [
            t('editing.fields.roastLevel'),
            product.roastLevel ? t(`product:roastLevel.${product.roastLevel}`) : '',
          ],
        ] as const)
      : ([[t('editing.fields.abv'), product.abv === undefined ? '' : `${product.abv}%`]] as const);
  return (
    <ContentCard
      kind={PRODUCTS}
      item={product}
      onEdit={onEdit}
      picture={product.images[0] ?? ''}
      badges={
        <>
          <Badge tone={product.type === 'coffee' ? 'roast' : 'celadon'}>
            {t(`product:type.${product.type}`)}
          </Badge>
          <Badge tone={AVAILABILITY_TONES[shownAvailability(product)]}>
            {isSoldOut(product) && product.availability !== 'out_of_stock'
              ? t('products.noneLeft')
              : t(`product:availability.${product.availability}`)}
          </Badge>
        </>
      }
      text={localized(product, 'shortDesc', language)}
      details={[[t('products.price'), prices.filter(Boolean).join(' · ')], ...attributes]}
      tags={product.tags}
    >
      <AvailabilityChoice product={product} />
      <ProductStock product={product} />
      {/* Requests end when the product is back. */}
      {isSoldOut(product) && <RestockWaiting productId={product.id} />}
    </ContentCard>
  );
}
