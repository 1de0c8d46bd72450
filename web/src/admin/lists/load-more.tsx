import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useIsConnected } from '../live/connection.ts';
import type { Live } from '../live/live.ts';
import { LiveStatus } from '../live/live-status.tsx';

interface LoadMoreProps {
  /** The list with the page that was requested last. */
  latest: Live<unknown>;
  failed?: string | undefined;
  onMore: () => void;
}

/** Loads a further page of a list, and shows why the last one is not there yet. */
export function LoadMore({ latest, failed, onMore }: LoadMoreProps) {
  const { t } = useTranslation('admin');
  const isConnected = useIsConnected();
  const isLoading = latest.state === 'loading' && isConnected;
  if (latest.state !== 'ready' && !isLoading) return <LiveStatus live={latest} loading="" failed={failed} />;
  return (
    <Button loading={isLoading} onClick={onMore}>
      {isLoading ? t('lists.loadingMore') : t('lists.more')}
    </Button>
  );
}
