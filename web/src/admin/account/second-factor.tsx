import { useQuery } from '@tanstack/react-query';
import { Button, QRCode } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CREDENTIAL_LIMITS } from '@app/domain/admin/admin.ts';
import { CODE_MAX_LENGTH } from '@app/domain/admin/second-factor.ts';
import type {
  confirmSecondFactor,
  enrolSecondFactor,
  removeSecondFactor,
  showSecondFactor,
} from '@app/domain/api/second-factor.ts';
import { call } from '../../lib/api-client.ts';
import { inSession } from '../session/in-session.ts';
import { useAdminToast } from '../use-admin-toast.ts';
import styles from './account.module.css';
import { Loaded } from './loaded.tsx';
import { ProofForm } from './proof-form.tsx';

const PATH = '/api/admin/second-factor';

interface Enrolment {
  secret: string;
  uri: string;
}

/** Turns the second factor on, in three steps (password, code, recovery codes), and off. */
export function SecondFactor() {
  const { t } = useTranslation();
  const toast = useAdminToast();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const query = useQuery({
    queryKey: ['admin-second-factor'],
    queryFn: () => inSession(() => call<typeof showSecondFactor>('GET', PATH)),
    gcTime: 0,
  });

  const enrol = async (password: string) =>
    setEnrolment(
      await inSession(() =>
        call<typeof enrolSecondFactor>('POST', `${PATH}/enrolment`, { body: { password } }),
      ),
    );
  const confirm = async (code: string) => {
    const answer = await inSession(() =>
      call<typeof confirmSecondFactor>('POST', `${PATH}/confirmation`, { body: { code } }),
    );
    setEnrolment(null);
    setRecoveryCodes(answer.recoveryCodes);
    toast.succeeded(t('account.secondFactor.enabled'));
    await query.refetch();
  };
  const remove = async (code: string) => {
    await inSession(() => call<typeof removeSecondFactor>('POST', `${PATH}/removal`, { body: { code } }));
    toast.succeeded(t('account.secondFactor.removed'));
    await query.refetch();
  };

  return (
    <section className={styles.section}>
      <h3>{t('account.secondFactor.title')}</h3>
      <Loaded query={query}>
        {({ isEnabled, recoveryCodesLeft }) => {
          if (recoveryCodes)
            return <RecoveryCodes codes={recoveryCodes} onDone={() => setRecoveryCodes(null)} />;
          if (isEnabled) {
            return (
              <>
                <p>{t('account.secondFactor.on', { count: recoveryCodesLeft })}</p>
                <ProofForm
                  key="removal"
                  label={t('account.secondFactor.removeCode')}
                  submit={t('account.secondFactor.remove')}
                  autoComplete="one-time-code"
                  maxLength={CODE_MAX_LENGTH}
                  onProve={remove}
                />
              </>
            );
          }
          if (enrolment)
            return <Enrolling {...enrolment} onConfirm={confirm} onCancel={() => setEnrolment(null)} />;
          return (
            <>
              <p>{t('account.secondFactor.off')}</p>
              <ProofForm
                key="enrolment"
                label={t('account.secondFactor.password')}
                submit={t('account.secondFactor.begin')}
                type="password"
                autoComplete="current-password"
                maxLength={CREDENTIAL_LIMITS.password}
                onProve={enrol}
              />
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

interface EnrollingProps extends Enrolment {
  onConfirm: (code: string) => Promise<void>;
  onCancel: () => void;
}

function Enrolling({ secret, uri, onConfirm, onCancel }: EnrollingProps) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('account.secondFactor.scan')}</p>
      <figure className={styles.qr}>
        <QRCode
          aria-label={t('account.secondFactor.qr')}
          value={uri}
          type="svg"
          size={184}
          bordered={false}
          color="#000"
          bgColor="#fff"
        />
      </figure>
      <p>
        {t('account.secondFactor.secret')}{' '}
        <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <ProofForm
        key="confirmation"
        label={t('account.secondFactor.code')}
        submit={t('account.secondFactor.confirm')}
        autoComplete="one-time-code"
        maxLength={CODE_MAX_LENGTH}
        onProve={onConfirm}
      />
      <Button type="text" onClick={onCancel}>
        {t('account.secondFactor.cancel')}
      </Button>
    </>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation();
  const toast = useAdminToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.succeeded(t('account.secondFactor.copied'));
    } catch {
      toast.failed(t('account.secondFactor.copyFailed'));
    }
  };
  return (
    <>
      <h4>{t('account.secondFactor.codes')}</h4>
      <p>{t('account.secondFactor.codesExplanation')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button onClick={() => void copy()}>{t('account.secondFactor.copy')}</Button>
        <Button type="primary" onClick={onDone}>
          {t('account.secondFactor.done')}
        </Button>
      </div>
    </>
  );
}
