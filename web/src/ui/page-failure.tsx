import { useTranslation } from 'react-i18next';
import { PageHead } from '../i18n/page-head.tsx';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** The error state of a page that failed to render or to load. */
export function PageFailure() {
  const { t } = useTranslation('common');
  return (
    <>
      <PageHead title={t('error.title')} description={t('error.description')} />
      <Notice level={1} title={t('error.title')} description={t('error.description')}>
        <Button onClick={() => window.location.reload()}>{t('retry')}</Button>
      </Notice>
    </>
  );
}
