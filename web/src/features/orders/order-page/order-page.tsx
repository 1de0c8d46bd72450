import { useTranslation } from 'react-i18next';
import { paths } from '../../../config/paths.ts';
import { PageHead } from '../../../i18n/page-head.tsx';
import { encodePathSegment } from '@app/domain/shared/encode-path-segment.ts';
import { AsOf } from '../../../ui/as-of.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { ContentMissing } from '../../../ui/content-missing.tsx';
import { InBrowser } from '../../../ui/in-browser.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Section } from '../../../ui/section.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { OrderDetails } from './order-details.tsx';
import { useOrder } from '../../shared/order-query.ts';

function LoadedOrder({ token }: { token: string }) {
  const { t } = useTranslation(['order', 'common']);
  const { data: order, isPending, isError, dataUpdatedAt, refetch } = useOrder(token);
  if (order)
    return (
      <>
        {isError && (
          <Section>
            <AsOf at={dataUpdatedAt} />
          </Section>
        )}
        <OrderDetails token={token} order={order} />
      </>
    );
  if (isPending) return <Spinner label={t('common:loading')} />;
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  return <ContentMissing texts={t('page.notFound', { returnObjects: true })} to={paths.products} />;
}

/** The page of an order behind its unguessable link. The server renders only its loading state. */
export function OrderPage({ token }: { token: string }) {
  const { t } = useTranslation('order');
  const withoutScript = (
    <a href={`/api/orders/${encodePathSegment(token)}/page`} className={buttonClass('secondary')}>
      {t('page.withoutScript')}
    </a>
  );
  return (
    <>
      <PageHead title={t('page.title')} description={t('page.description')} isPrivate />
      <InBrowser title={t('page.title')} withoutScript={withoutScript}>
        <LoadedOrder token={token} />
      </InBrowser>
    </>
  );
}
