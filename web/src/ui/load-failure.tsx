import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

/** Stands in for a part of a page that could not be loaded. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <div role="alert">
      <p>{t('error.connection')}</p>
      <Button look="light" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
