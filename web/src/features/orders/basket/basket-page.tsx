import { useTranslation } from 'react-i18next';
import { paths } from '../../../config/paths.ts';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { PageHead } from '../../../i18n/page-head.tsx';
import { useBasket } from '../../shared/basket.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { InBrowser } from '../../../ui/in-browser.tsx';
import { lazyChunk } from '../../../ui/lazy-chunk.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Only a basket with something in it needs the order form. */
const BasketContents = lazyChunk(async () => (await import('./basket-contents.tsx')).BasketContents);

function Basket() {
  const { t } = useTranslation('order');
  const lines = useBasket();
  if (lines.length > 0) return <BasketContents lines={lines} />;
  return (
    <Notice level={1} title={t('basket.empty.title')} description={t('basket.empty.description')}>
      <LocalLink to={paths.coffee} className={buttonClass('primary')}>
        {t('basket.empty.browse')}
      </LocalLink>
    </Notice>
  );
}

/** The basket, which is kept in the browser. The server renders only its title. */
export function BasketPage() {
  const { t } = useTranslation('order');
  return (
    <>
      <PageHead title={t('basket.title')} description={t('basket.description')} isPrivate />
      <InBrowser title={t('basket.title')} loading={<Notice level={1} title={t('basket.title')} />}>
        <Basket />
      </InBrowser>
    </>
  );
}
