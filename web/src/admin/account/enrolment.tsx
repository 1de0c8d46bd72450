import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { QrCode } from '../../ui/qr-code.tsx';
import styles from './account.module.css';
import { ProofForm } from './proof-form.tsx';

interface EnrolmentProps {
  secret: string;
  /** The content of the QR code for an authenticator app. */
  uri: string;
  /** Rejects with the API's error for the code. */
  onConfirm: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** Shows a new secret for the admin's authenticator app and requests a first code. */
export function Enrolment({ secret, uri, onConfirm, onCancel }: EnrolmentProps) {
  const { t } = useTranslation('adminDialogs');
  return (
    <>
      <p>{t('account.secondFactor.scan')}</p>
      <figure className={styles.qr} aria-label={t('account.secondFactor.qr')}>
        <QrCode content={uri} />
      </figure>
      <p>
        {t('account.secondFactor.secret')}{' '}
        <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <ProofForm
        kind="code"
        label={t('account.secondFactor.code')}
        submit={t('account.secondFactor.confirm')}
        onProve={onConfirm}
        isFocused
      />
      <Button type="text" onClick={onCancel}>
        {t('account.secondFactor.cancel')}
      </Button>
    </>
  );
}
