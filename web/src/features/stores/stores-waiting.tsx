import { useMessages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './stores-waiting.module.css';
import type { useStores } from './use-stores.ts';
import { useStoreWords } from './words.ts';

/** In place of the stores: on their way, not to be had, or none there. */
export function StoresWaiting({ state, retry }: Pick<ReturnType<typeof useStores>, 'state' | 'retry'>) {
  const { error, site } = useMessages();
  const words = useStoreWords();
  if (state === 'pending') return <Spinner label={site.loading} />;
  if (state === 'ready') return <p className={styles.text}>{words.none}</p>;
  return (
    <div className={styles.failed}>
      <p className={styles.title}>{words.failed}</p>
      <p className={styles.text}>{error.connection}</p>
      <Button look="quiet" onClick={retry}>
        {site.retry}
      </Button>
    </div>
  );
}
