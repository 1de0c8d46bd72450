import { useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { CREDENTIAL_LIMITS, PASSWORD_MIN_LENGTH } from '@app/domain/admin/admin.ts';
import { CODE_MAX_LENGTH } from '@app/domain/admin/second-factor.ts';
import type { changePassword } from '@app/domain/api/admin.ts';
import { call } from '../../lib/api-client.ts';
import { refusalAmong } from '../../lib/api-error.ts';
import { useCommand } from '../commands/use-command.tsx';
import { AdminForm } from '../form/admin-form.tsx';
import { signInToFirebase } from '../session/session.ts';
import { useAdminToast } from '../use-admin-toast.ts';
import styles from './account.module.css';
import { SESSIONS_KEY } from './sessions.tsx';
import { useSecondFactor } from './second-factor.tsx';

interface Values {
  password: string;
  newPassword: string;
  repeated: string;
  code?: string;
}

/** The field and the text of each error of the API. */
const REFUSALS = {
  wrong_password: ['password', 'adminDialogs:account.secondFactor.wrongPassword'],
  wrong_code: ['code', 'adminDialogs:account.secondFactor.wrongCode'],
  second_factor_required: ['code', 'adminDialogs:account.secondFactor.required'],
  validation_failed: ['newPassword', 'adminDialogs:account.password.common'],
  rate_limited: ['password', 'adminDialogs:account.secondFactor.tooMany'],
  account_locked: ['password', 'admin:signIn.lockedDetail'],
} as const;

const CODES = Object.keys(REFUSALS) as (keyof typeof REFUSALS)[];

/** Changes the password, which ends all other sessions. It asks for the old one and, with two-step login, for a code. */
export function Password() {
  const { t } = useTranslation(['adminDialogs', 'admin']);
  const toast = useAdminToast();
  const queries = useQueryClient();
  const [form] = Form.useForm<Values>();
  const factor = useSecondFactor();
  const { start, isBusy } = useCommand({
    request: async ({ repeated: _, ...body }: Values) => {
      const { customToken } = await call<typeof changePassword>('POST', '/api/admin/password', { body });
      await signInToFirebase(customToken);
    },
    // The API also refuses a wrong password, which is no end of the session.
    isOutsideSession: true,
    done: t('account.password.changed'),
    onDone: () => {
      form.resetFields();
      void queries.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
    onFailed: (failure) => {
      const code = refusalAmong(CODES, failure);
      if (!code) return toast.failed(t('account.password.notChanged'), failure);
      const [name, text] = REFUSALS[code];
      form.setFields([{ name, errors: [t(text)] }]);
      form.focusField(name);
    },
  });
  const required = { required: true, message: t('account.secondFactor.required') };
  const input = { type: 'password', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <section className={styles.section}>
      <h3>{t('account.password.title')}</h3>
      <p>{t('account.password.explanation', { min: PASSWORD_MIN_LENGTH })}</p>
      <AdminForm<Values>
        form={form}
        requiredMark={false}
        className={styles.form ?? ''}
        validateTrigger="onSubmit"
        onFinish={start}
      >
        <Form.Item name="password" label={t('account.password.current')} rules={[required]}>
          <Input {...input} autoComplete="current-password" />
        </Form.Item>
        <Form.Item
          name="newPassword"
          label={t('account.password.next')}
          rules={[
            required,
            {
              min: PASSWORD_MIN_LENGTH,
              message: t('account.password.tooShort', { min: PASSWORD_MIN_LENGTH }),
            },
          ]}
        >
          <Input {...input} autoComplete="new-password" maxLength={CREDENTIAL_LIMITS.password} />
        </Form.Item>
        <Form.Item
          name="repeated"
          label={t('account.password.repeat')}
          rules={[
            {
              validator: async (_, text: string) => {
                if (text !== form.getFieldValue('newPassword'))
                  throw new Error(t('account.password.different'));
              },
            },
          ]}
        >
          <Input {...input} autoComplete="new-password" />
        </Form.Item>
        {factor.data?.isEnabled && (
          <Form.Item name="code" label={t('account.password.code')} rules={[required]}>
            <Input
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={CODE_MAX_LENGTH}
            />
          </Form.Item>
        )}
        <Button htmlType="submit" loading={isBusy}>
          {t('account.password.change')}
        </Button>
      </AdminForm>
    </section>
  );
}
