import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  confirmSecondFactor,
  enrolSecondFactor,
  removeSecondFactor,
} from '@app/domain/api/second-factor.ts';
import { call } from '../../lib/api-client.ts';
import { inSession } from '../session/in-session.ts';
import { useAdminToast } from '../use-admin-toast.ts';
import { Loaded } from './loaded.tsx';
import { ProofForm } from './proof-form.tsx';
import { SECOND_FACTOR_PATH, useSecondFactor } from './use-second-factor.ts';
import { Button } from 'antd';
import { QrCode } from '../../ui/qr-code.tsx';
import styles from './account.module.css';

interface EnrolmentProps {
  secret: string;
  /** The content of the QR code for an authenticator app. */
  uri: string;
  /** Rejects with the API's error for the code. */
  onConfirm: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** Shows a new secret for the admin's authenticator app and requests a first code. */
function Enrolment({ secret, uri, onConfirm, onCancel }: EnrolmentProps) {
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

interface SecondFactorProps {
  /** Called with the recovery codes when the second factor has been enabled. */
  onEnabled: (recoveryCodes: readonly string[]) => void;
}

/** Enables the second factor with the password and a first code, and disables it with a code. */
export function SecondFactor({ onEnabled }: SecondFactorProps) {
  const { t } = useTranslation('adminDialogs');
  const toast = useAdminToast();
  const [enrolment, setEnrolment] = useState<{ secret: string; uri: string } | null>(null);
  const query = useSecondFactor();

  const enrol = async (password: string) =>
    setEnrolment(
      await inSession(() =>
        call<typeof enrolSecondFactor>('POST', `${SECOND_FACTOR_PATH}/enrolment`, { body: { password } }),
      ),
    );
  const confirm = async (code: string) => {
    const { recoveryCodes } = await inSession(() =>
      call<typeof confirmSecondFactor>('POST', `${SECOND_FACTOR_PATH}/confirmation`, { body: { code } }),
    );
    toast.succeeded(t('account.secondFactor.enabled'));
    onEnabled(recoveryCodes);
  };
  const remove = async (code: string) => {
    await inSession(() =>
      call<typeof removeSecondFactor>('POST', `${SECOND_FACTOR_PATH}/removal`, { body: { code } }),
    );
    toast.succeeded(t('account.secondFactor.removed'));
    await query.refetch();
  };

  const off = {
    kind: 'password',
    text: t('account.secondFactor.off'),
    label: t('account.secondFactor.password'),
    submit: t('account.secondFactor.begin'),
    onProve: enrol,
  } as const;
  const on = (count: number) =>
    ({
      kind: 'code',
      text: t('account.secondFactor.on', { count }),
      label: t('account.secondFactor.removeCode'),
      submit: t('account.secondFactor.remove'),
      onProve: remove,
    }) as const;

  return (
    <section className={styles.section}>
      <h3>{t('account.secondFactor.title')}</h3>
      <Loaded query={query}>
        {({ isEnabled, recoveryCodesLeft }) => {
          if (enrolment)
            return <Enrolment {...enrolment} onConfirm={confirm} onCancel={() => setEnrolment(null)} />;
          const { text, ...form } = isEnabled ? on(recoveryCodesLeft) : off;
          return (
            <>
              <p>{text}</p>
              <ProofForm key={form.kind} {...form} />
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
