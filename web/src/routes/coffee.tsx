import { ProductList } from '../features/catalogue/product-list.tsx';
import { useMessages } from '../i18n/messages.ts';
import { PageHead } from '../i18n/page-head.tsx';

export function CoffeeRoute() {
  const { coffee } = useMessages().catalogue;
  return (
    <>
      <PageHead title={coffee.title} description={coffee.text} />
      <ProductList kind="coffee" />
    </>
  );
}
