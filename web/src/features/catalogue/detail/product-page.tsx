import type { ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { carriesAlcohol } from '@app/domain/shared/alcohol.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { paths } from '../../../app/paths.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import { PageHead } from '../../../i18n/page-head.tsx';
import { useAlcoholShown } from '../../../lib/age-answer.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { productQuery } from '../product-queries.ts';
import { ProductDetail } from './product-detail.tsx';

interface ProductPageProps {
  id: string;
  /** In place of a product with alcohol, where the visitor is shown none. */
  withheld: ReactNode;
}

/** A product by its id: on its way, not there, not to be had, not for this visitor, or shown. */
export function ProductPage({ id, withheld }: ProductPageProps) {
  const { productPage, error, site } = useMessages();
  const { language } = useLanguage();
  const alcoholShown = useAlcoholShown();
  const { data: product, isPending, isError, refetch } = useQuery(productQuery(id, useQueryClient()));
  if (isPending) return <Spinner label={site.loading} />;
  if (!product) {
    const { title, description, back } = productPage.notFound;
    return (
      <>
        <PageHead title={title} description={description} status={isError ? 200 : 404} />
        <Notice level={1} title={title} description={isError ? error.connection : description}>
          {isError && <Button onClick={() => void refetch()}>{site.retry}</Button>}
          <LocalLink to={paths.products} className={buttonClass(isError ? 'quiet' : 'primary')}>
            {back}
          </LocalLink>
        </Notice>
      </>
    );
  }
  if (!alcoholShown && carriesAlcohol(product)) return withheld;
  return (
    <>
      <PageHead
        title={localized(product, 'title', language)}
        description={localized(product, 'shortDesc', language)}
      />
      <ProductDetail product={product} />
    </>
  );
}
