import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useIsConnected } from './connection.ts';

/** States that the lists may be out of date, while the connection to Firestore is lost. */
export function ConnectionNotice() {
  const { t } = useTranslation('admin');
  if (useIsConnected()) return null;
  return <Alert type="warning" showIcon title={t('live.disconnected')} />;
}
