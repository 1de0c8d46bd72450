import { ProductList } from '../features/catalogue/product-list.tsx';
import { useMessages } from '../i18n/messages.ts';
import { PageHead } from '../i18n/page-head.tsx';

export function MakgeolliRoute() {
  const { makgeolli } = useMessages().catalogue;
  return (
    <>
      <PageHead title={makgeolli.title} description={makgeolli.text} />
      <ProductList kind="makgeolli" />
    </>
  );
}
