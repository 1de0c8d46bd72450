import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../session/failures.ts';

/** Why an event could not be saved; nothing without an error. */
export function SaveFailed({ error }: { error: unknown }) {
  const { t } = useTranslation('admin');
  if (!error) return null;
  return (
    <Alert
      type="error"
      showIcon
      title={t('events.saveFailed')}
      description={`${t(`failures.${failureOf(error)}`)} ${t('editing.kept')}`}
    />
  );
}
