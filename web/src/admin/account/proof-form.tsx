import { Button } from 'antd';
import { useState, type ComponentProps, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { keepComposing } from '../../lib/composition.ts';
import { CredentialField } from '../session/credential-field.tsx';
import { useAdminToast } from '../use-admin-toast.ts';
import styles from './account.module.css';

const REFUSALS = {
  wrong_password: 'account.secondFactor.wrongPassword',
  wrong_code: 'account.secondFactor.wrongCode',
  rate_limited: 'account.secondFactor.tooMany',
} as const;

const isRefusal = (code: string): code is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, code);

interface ProofFormProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'maxLength'> {
  label: string;
  submit: string;
  /** Rejects with the API's refusal, which is said beside the field. */
  onProve: (proof: string) => Promise<void>;
}

/** Asks for a password or a code. What was typed stays when it is refused. */
export function ProofForm({ label, submit, onProve, ...input }: ProofFormProps) {
  const { t } = useTranslation();
  const toast = useAdminToast();
  const [proof, setProof] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const prove = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (proof.trim() === '') return setError(t('account.secondFactor.required'));
    setBusy(true);
    setError(null);
    try {
      await onProve(proof);
    } catch (refusal) {
      const code = refusal instanceof ApiError ? (refusal.problem?.code ?? '') : '';
      if (isRefusal(code)) setError(t(REFUSALS[code]));
      else toast.failed(t('account.secondFactor.broken'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void prove(event)}>
      <CredentialField
        label={label}
        value={proof}
        onChange={({ target }) => setProof(target.value)}
        error={error}
        onKeyDown={keepComposing}
        autoCapitalize="none"
        spellCheck={false}
        {...input}
      />
      <Button htmlType="submit" type="primary" loading={isBusy}>
        {submit}
      </Button>
    </form>
  );
}
