import { useTranslation } from 'react-i18next';
import { BRAND } from '@app/domain/brand.ts';
import { AgeRestricted } from '../age-gate/age-restricted.tsx';
import { ProductList } from '../features/products/product-list.tsx';
import { StoreSales } from '../features/products/store-sales.tsx';
import { PageHead } from '../i18n/page-head.tsx';
import { AgeVariants, ByAge } from '../age-gate/age-variants.tsx';

export function MakgeolliRoute() {
  const { t } = useTranslation('products');
  return (
    <AgeVariants>
      <ByAge
        restricted={
          <>
            <PageHead title={t('makgeolli.title')} description={t('makgeolli.text')} />
            <ProductList
              kind="makgeolli"
              note={BRAND.payment.makgeolliOnline ? undefined : <StoreSales type="makgeolli" />}
            />
          </>
        }
        coffeeOnly={<AgeRestricted />}
      />
    </AgeVariants>
  );
}
