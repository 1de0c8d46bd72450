import { useTranslation } from 'react-i18next';
import { ProductList } from '../../features/products/product-list.tsx';
import { useTranslationContext } from '../../age-gate/age-answer-provider.tsx';
import { PageHead } from '../../i18n/page-head.tsx';

export function ProductsRoute() {
  const { t } = useTranslation('products');
  const context = useTranslationContext();
  return (
    <>
      <PageHead title={t('all.title')} description={t('all.text', context)} />
      <ProductList kind="all" />
    </>
  );
}
