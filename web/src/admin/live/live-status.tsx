import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../ui/spinner.tsx';
import { failureOf } from '../session/failures.ts';
import { useIsConnected } from './connection.ts';
import type { Live } from './live.ts';

interface LiveStatusProps {
  live: Live<unknown>;
  loading: string;
  /** Replaces the general error title. */
  failed?: string | undefined;
}

/** The loading, waiting or error state of a live source. */
export function LiveStatus({ live, loading, failed }: LiveStatusProps) {
  const { t } = useTranslation('admin');
  const isConnected = useIsConnected();
  if (live.state === 'loading' && isConnected) return <Spinner label={loading} />;
  if (live.state === 'loading' || live.state === 'unreachable')
    return <Alert type="warning" showIcon title={t('live.unreachable')} />;
  if (live.state === 'ready') return null;
  const failure = failureOf(live.error);
  // A read changes nothing, so it meets no change of others.
  const detail = failure === 'unavailable' || failure === 'refused' ? failure : 'other';
  return (
    <Alert
      type="error"
      showIcon
      title={failed ?? t('live.failed')}
      description={t(`live.failedDetails.${detail}`)}
      action={<Button onClick={live.retry}>{t('live.retry')}</Button>}
    />
  );
}
