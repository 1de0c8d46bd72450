import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import styles from './account.module.css';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';

/** The admin's own account: where it is signed in, and its second factor. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SmallDialog title={t('account.title')} open onClose={onClose} className={styles.dialog}>
      <Sessions />
      <SecondFactor />
      <Button onClick={onClose}>{t('account.close')}</Button>
    </SmallDialog>
  );
}
