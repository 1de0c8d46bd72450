import { Withheld } from '../features/age-gate/withheld.tsx';
import { ProductList } from '../features/catalogue/product-list.tsx';
import { useMessages } from '../i18n/messages.ts';
import { PageHead } from '../i18n/page-head.tsx';
import { useAlcoholShown } from '../lib/age-answer.tsx';

export function MakgeolliRoute() {
  const { makgeolli } = useMessages().catalogue;
  if (!useAlcoholShown()) return <Withheld />;
  return (
    <>
      <PageHead title={makgeolli.title} description={makgeolli.text} />
      <ProductList kind="makgeolli" />
    </>
  );
}
