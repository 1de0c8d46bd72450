import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../session/failures.ts';

interface ReadFailedProps {
  error: unknown;
  onRetry: () => unknown;
}

/** Why something could not be read, with a button that tries again; nothing without an error. */
export function ReadFailed({ error, onRetry }: ReadFailedProps) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  if (!error) return null;
  return (
    <Alert
      type="error"
      showIcon
      title={t(`failures.${failureOf(error)}`)}
      action={<Button onClick={() => void onRetry()}>{t('adminDialogs:eventChange.retry')}</Button>}
    />
  );
}
