import { useQuery } from '@tanstack/react-query';
import { useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Form, Input } from 'antd';
import type {
  showSecondFactor,
  confirmSecondFactor,
  enrolSecondFactor,
  removeSecondFactor,
} from '@app/domain/api/second-factor.ts';
import { CODE_MAX_LENGTH } from '@app/domain/admin/second-factor.ts';
import { call } from '../../lib/api-client.ts';
import { inSession } from '../session/in-session.ts';
import { useAdminToast } from '../use-admin-toast.ts';
import { Loaded } from './loaded.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import styles from './account.module.css';
import { AdminForm } from '../form/admin-form.tsx';
import { problemCodeOf } from '../../lib/api-error.ts';
import { keepComposing } from '../../lib/composition.ts';
import { useCommand } from '../commands/use-command.tsx';

const SECOND_FACTOR_PATH = '/api/admin/second-factor';

/** Returns the state of two-step login. */
export function useSecondFactor() {
  return useQuery({
    queryKey: ['admin-second-factor'],
    queryFn: () => inSession(() => call<typeof showSecondFactor>('GET', SECOND_FACTOR_PATH)),
    gcTime: 0,
  });
}

const INPUTS = {
  password: { type: 'password', autoComplete: 'current-password' },
  code: { autoComplete: 'one-time-code', maxLength: CODE_MAX_LENGTH },
} as const;

const WRONG = {
  password: 'adminDialogs:account.secondFactor.wrongPassword',
  code: 'adminDialogs:account.secondFactor.wrongCode',
} as const;

/** Error codes of the API for a password or code; the last one stands for a value that is too long. */
const WRONG_CODES = ['wrong_password', 'wrong_code', 'validation_failed'];

interface ProofFormProps {
  kind: 'password' | 'code';
  label: string;
  submit: string;
  /** Rejects with the API's error, which is shown beside the field. */
  onProve: (proof: string) => Promise<void>;
  /** Whether the field is focused when it appears. */
  isFocused?: boolean;
}

/** Requests a password or a code. The typed text stays after an error. */
function ProofForm({ kind, label, submit, onProve, isFocused = false }: ProofFormProps) {
  const { t } = useTranslation(['admin', 'adminDialogs']);
  const toast = useAdminToast();
  const [form] = Form.useForm<{ proof: string }>();
  const { start, isBusy } = useCommand({
    request: onProve,
    // The API also answers 401 to a wrong password, which is no end of the session.
    isOutsideSession: true,
    onFailed: (refusal) => {
      const code = problemCodeOf(refusal) ?? '';
      const fail = (error: string) => form.setFields([{ name: 'proof', errors: [error] }]);
      if (WRONG_CODES.includes(code)) fail(t(WRONG[kind]));
      else if (code === 'rate_limited') fail(t('adminDialogs:account.secondFactor.tooMany'));
      else if (code === 'account_locked') fail(t('signIn.lockedDetail'));
      else toast.failed(t('adminDialogs:account.secondFactor.broken'), refusal);
    },
  });
  useEffect(() => {
    if (isFocused) form.focusField('proof');
  }, [isFocused, form]);

  return (
    <AdminForm
      form={form}
      requiredMark={false}
      className={styles.form ?? ''}
      onFinish={({ proof }) => start(proof)}
    >
      <Form.Item
        name="proof"
        label={label}
        validateTrigger="onSubmit"
        rules={[
          { required: true, whitespace: true, message: t('adminDialogs:account.secondFactor.required') },
        ]}
      >
        <Input onKeyDown={keepComposing} autoCapitalize="none" spellCheck={false} {...INPUTS[kind]} />
      </Form.Item>
      <Button htmlType="submit" type="primary" loading={isBusy}>
        {submit}
      </Button>
    </AdminForm>
  );
}

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
