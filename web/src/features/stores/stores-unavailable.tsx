import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './stores-unavailable.module.css';
import type { useStores } from './use-stores.ts';

/** The loading, error and empty states of the stores. */
export function StoresUnavailable({ state, retry }: Pick<ReturnType<typeof useStores>, 'state' | 'retry'>) {
  const { t } = useTranslation(['common', 'stores']);
  if (state === 'pending') return <Spinner label={t('loading')} />;
  if (state === 'ready') return <p className={styles.text}>{t('stores:none')}</p>;
  return (
    <div className={styles.failed}>
      <p className={styles.title}>{t('stores:failed')}</p>
      <p className={styles.text}>{t('error.connection')}</p>
      <Button look="quiet" onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  );
}
