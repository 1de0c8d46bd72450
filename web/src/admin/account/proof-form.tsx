import { Button, Form, Input } from 'antd';
import { AdminForm } from '../form/admin-form.tsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CODE_MAX_LENGTH } from '@app/domain/admin/second-factor.ts';
import { problemCodeOf } from '../../lib/api-error.ts';
import { keepComposing } from '../../lib/composition.ts';
import { useCommand } from '../commands/use-command.tsx';
import { useAdminToast } from '../use-admin-toast.ts';
import styles from './account.module.css';

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
export function ProofForm({ kind, label, submit, onProve, isFocused = false }: ProofFormProps) {
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
