import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../ui/spinner.tsx';
import type { Live } from './live.ts';

/** What a live source shows as long as it has nothing to show: that it loads, waits or failed. */
export function LiveStatus({ live, loading }: { live: Live<unknown>; loading: string }) {
  const { t } = useTranslation();
  if (live.state === 'loading') return <Spinner label={loading} />;
  if (live.state === 'unreachable') return <Alert type="warning" showIcon title={t('live.unreachable')} />;
  if (live.state === 'ready') return null;
  return (
    <Alert
      type="error"
      showIcon
      title={t('live.failed')}
      description={t('live.failedDetail')}
      action={<Button onClick={live.retry}>{t('live.retry')}</Button>}
    />
  );
}
