import { ProductList } from '../../features/catalogue/product-list.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { useSuitableWords } from '../../lib/age-answer.tsx';
import { PageHead } from '../../i18n/page-head.tsx';

export function ProductsRoute() {
  const all = useSuitableWords(useMessages().catalogue.all);
  return (
    <>
      <PageHead title={all.title} description={all.text} />
      <ProductList kind="all" />
    </>
  );
}
