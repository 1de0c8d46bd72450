import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FormEvent,
  useId,
  type ComponentProps,
} from 'react';
import { useTranslation } from 'react-i18next';
import { CODE_MAX_LENGTH } from '@app/domain/admin/second-factor.ts';
import type { Credentials } from '@app/domain/admin/credentials-schema.ts';
import { keepComposing } from '../../lib/composition.ts';
import { Button } from '../../ui/button.tsx';
import { useAdminToast } from '../use-admin-toast.ts';
import { signIn } from './sign-in.ts';
import { cleanCode } from '@app/domain/shared/clean-text.ts';
import styles from './sign-in.module.css';

interface CredentialFieldProps extends ComponentProps<'input'> {
  label: string;
  /** A hint below the field. */
  hint?: string;
  error: string | null;
}

function CredentialField({ label, hint, error, ...input }: CredentialFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const descriptions = [hint && hintId, error !== null && errorId].filter(Boolean);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        required
        aria-invalid={error !== null}
        aria-describedby={descriptions.join(' ') || undefined}
        {...input}
      />
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== null && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/**
 * Returns which of the two fields are empty. A function instead of a yup schema, which would add 13 KB to the login
 * page.
 */
export function missingCredentials({ username, password }: Credentials): Partial<Credentials> {
  return {
    ...(cleanCode(username) === '' && { username: 'missing' }),
    ...(password === '' && { password: 'missing' }),
  };
}

/** Translation keys of the title and second line of the toast after a failed login. */
const FAILURES = {
  refused: ['signIn.failed', 'signIn.failedDetail'],
  unverified: ['signIn.failed', 'signIn.unverifiedDetail'],
  'too-many': ['signIn.failed', 'signIn.tooManyDetail'],
  locked: ['signIn.failed', 'signIn.lockedDetail'],
  unavailable: ['signIn.failed', 'signIn.unavailableDetail'],
  failed: ['signIn.broken', 'signIn.brokenDetail'],
} as const;

function focusCode(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLInputElement>('[name=code]')?.focus();
}

interface SignInFormProps {
  /** The username, if it is known. */
  username?: string;
  onSignedIn: () => void;
}

/** Two fields, and a third for a second factor. A form library would add more to the login page than it saves. */
export function SignInForm({ username = '', onSignedIn }: SignInFormProps) {
  const { t } = useTranslation('admin');
  const toast = useAdminToast();
  const [credentials, setCredentials] = useState<Credentials>({ username, password: '' });
  /** The code of the second factor; null until it is requested. */
  const [code, setCode] = useState<string | null>(null);
  const [isCodeWrong, setCodeWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [wasSent, setSent] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = formRef.current?.querySelector<HTMLInputElement>(username ? '[name=password]' : 'input');
    // The dialog around the form focuses the field with this attribute.
    first?.setAttribute('autofocus', '');
    first?.focus();
  }, [username]);

  const isCodeWanted = code !== null;
  useEffect(() => {
    if (isCodeWanted) focusCode(formRef.current);
  }, [isCodeWanted]);

  const missing = missingCredentials(credentials);
  const isCodeMissing = code !== null && code.trim() === '';
  const codeError = () => {
    if (wasSent && isCodeMissing) return t('signIn.codeRequired');
    return isCodeWrong ? t('signIn.wrongCode') : null;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (Object.keys(missing).length > 0 || isCodeMissing || isBusy) return;
    setBusy(true);
    setCodeWrong(false);
    const outcome = await signIn(credentials, code ?? undefined);
    setBusy(false);
    if (outcome === 'code-required') {
      setSent(false);
      return setCode('');
    }
    if (outcome === 'wrong-code') {
      setCodeWrong(true);
      return focusCode(formRef.current);
    }
    if (outcome !== 'signed-in') {
      const [title, detail] = FAILURES[outcome];
      return toast.failed(t(title), t(detail));
    }
    toast.succeeded(t('signIn.succeeded'));
    onSignedIn();
  };

  const field = (name: keyof Credentials) => ({
    name,
    value: credentials[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setCredentials((current) => ({ ...current, [name]: target.value })),
    error: wasSent && missing[name] ? t(`signIn.${name}Required`) : null,
    onKeyDown: keepComposing,
  });
  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <CredentialField
        label={t('signIn.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <CredentialField
        label={t('signIn.password')}
        type="password"
        autoComplete="current-password"
        {...field('password')}
      />
      {isCodeWanted && (
        <CredentialField
          label={t('signIn.code')}
          hint={t('signIn.codeHint')}
          name="code"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={codeError()}
          maxLength={CODE_MAX_LENGTH}
          onKeyDown={keepComposing}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <Button type="submit" disabled={isBusy}>
        {isBusy ? t('signIn.submitting') : t('signIn.submit')}
      </Button>
    </form>
  );
}
