import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isAlcoholRelated } from '@app/domain/shared/alcohol.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { paths } from '../../../config/paths.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { ContentMissing } from '../../../ui/content-missing.tsx';
import { PageHead } from '../../../i18n/page-head.tsx';
import { AgeVariants, ByAge } from '../../../age-gate/age-variants.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { productQuery } from '../product-queries.ts';
import { ProductDetail } from './product-detail.tsx';

interface ProductPageProps {
  id: string;
  /** Shown instead of makgeolli when the visitor may not see age-restricted content. */
  ageRestricted: ReactNode;
  /** The stories that speak of the product. */
  stories?: ReactNode;
}

/** The page of one product, with its loading, missing, error and age-restricted states. */
export function ProductPage({ id, ageRestricted, stories }: ProductPageProps) {
  const { t } = useTranslation(['common', 'productPage']);
  const { language } = useLanguage();
  const { data: product, isPending, isError, refetch } = useQuery(productQuery(id, useQueryClient()));
  if (isPending) return <Spinner label={t('loading')} />;
  if (!product) {
    const retry = isError ? () => void refetch() : undefined;
    return (
      <ContentMissing
        texts={t('productPage:notFound', { returnObjects: true })}
        to={paths.products}
        retry={retry}
      />
    );
  }
  const page = (
    <>
      <PageHead
        title={localized(product, 'title', language)}
        description={localized(product, 'shortDesc', language)}
      />
      <ProductDetail product={product} stories={stories} />
    </>
  );
  if (!isAlcoholRelated(product)) return page;
  return (
    <AgeVariants>
      <ByAge restricted={page} coffeeOnly={ageRestricted} />
    </AgeVariants>
  );
}
