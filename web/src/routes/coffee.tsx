import { useTranslation } from 'react-i18next';
import { ProductList } from '../features/products/product-list.tsx';
import { PageHead } from '../i18n/page-head.tsx';

export function CoffeeRoute() {
  const { t } = useTranslation('products');
  return (
    <>
      <PageHead title={t('coffee.title')} description={t('coffee.text')} />
      <ProductList kind="coffee" />
    </>
  );
}
