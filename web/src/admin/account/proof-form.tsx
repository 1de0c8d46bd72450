import { Button } from 'antd';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CODE_MAX_LENGTH } from '@app/domain/admin/second-factor.ts';
import { ApiError } from '../../lib/api-error.ts';
import { keepComposing } from '../../lib/composition.ts';
import { CredentialField } from '../session/credential-field.tsx';
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
  const [proof, setProof] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isFocused) formRef.current?.querySelector('input')?.focus();
  }, [isFocused]);

  const prove = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (proof.trim() === '') return setError(t('adminDialogs:account.secondFactor.required'));
    setBusy(true);
    setError(null);
    try {
      await onProve(proof);
    } catch (refusal) {
      const code = refusal instanceof ApiError ? (refusal.problem?.code ?? '') : '';
      if (WRONG_CODES.includes(code)) setError(t(WRONG[kind]));
      else if (code === 'rate_limited') setError(t('adminDialogs:account.secondFactor.tooMany'));
      else if (code === 'account_locked') setError(t('signIn.lockedDetail'));
      else toast.failed(t('adminDialogs:account.secondFactor.broken'), refusal);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={(event) => void prove(event)}>
      <CredentialField
        label={label}
        value={proof}
        onChange={({ target }) => setProof(target.value)}
        error={error}
        onKeyDown={keepComposing}
        autoCapitalize="none"
        spellCheck={false}
        {...INPUTS[kind]}
      />
      <Button htmlType="submit" type="primary" loading={isBusy}>
        {submit}
      </Button>
    </form>
  );
}
