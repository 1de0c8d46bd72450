import { Alert, Button } from 'antd';
import { Spinner } from '../../ui/spinner.tsx';
import { useAdminMessages } from '../i18n/messages.ts';
import type { Live } from './live.ts';

/** What a live source shows as long as it has nothing to show: that it loads, waits or failed. */
export function LiveStatus({ live, loading }: { live: Live<unknown>; loading: string }) {
  const messages = useAdminMessages().live;
  if (live.state === 'loading') return <Spinner label={loading} />;
  if (live.state === 'unreachable') return <Alert type="warning" showIcon title={messages.unreachable} />;
  if (live.state === 'ready') return null;
  return (
    <Alert
      type="error"
      showIcon
      title={messages.failed}
      description={messages.failedDetail}
      action={<Button onClick={live.retry}>{messages.retry}</Button>}
    />
  );
}
