import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { Password } from './password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';

/**
 * The admin's account: its sessions, its password and its second factor. New recovery codes fill the dialog, which stays open until
 * the admin confirms that they are saved, because they are never shown again.
 */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('adminDialogs');
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  return (
    <SmallDialog
      title={t('account.title')}
      open
      onClose={recoveryCodes ? null : onClose}
      width={34}
      footer={!recoveryCodes && <Button onClick={onClose}>{t('account.close')}</Button>}
    >
      {recoveryCodes ? (
        <RecoveryCodes codes={recoveryCodes} onSaved={() => setRecoveryCodes(null)} />
      ) : (
        <>
          <Sessions />
          <Password />
          <SecondFactor onEnabled={setRecoveryCodes} />
        </>
      )}
    </SmallDialog>
  );
}
