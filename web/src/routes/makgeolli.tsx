import { useTranslation } from 'react-i18next';
import { AgeRestricted } from '../age-gate/age-restricted.tsx';
import { ProductList } from '../features/catalogue/product-list.tsx';
import { PageHead } from '../i18n/page-head.tsx';
import { useAlcoholShown } from '../age-gate/age-answer-provider.tsx';

export function MakgeolliRoute() {
  const { t } = useTranslation('catalogue');
  if (!useAlcoholShown()) return <AgeRestricted />;
  return (
    <>
      <PageHead title={t('makgeolli.title')} description={t('makgeolli.text')} />
      <ProductList kind="makgeolli" />
    </>
  );
}
