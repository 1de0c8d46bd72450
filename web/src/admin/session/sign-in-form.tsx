import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CREDENTIAL_LIMITS } from '@app/domain/admin/admin.ts';
import { keepComposing } from '../../lib/composition.ts';
import { Button } from '../../ui/button.tsx';
import { useAdminToast } from '../use-admin-toast.ts';
import { CredentialField } from './credential-field.tsx';
import { missingCredentials } from './missing-credentials.ts';
import styles from './sign-in.module.css';
import { signIn } from './sign-in.ts';

interface SignInFormProps {
  /** Who signs in again, where that is known. */
  username?: string;
  onSignedIn: () => void;
}

export function SignInForm({ username = '', onSignedIn }: SignInFormProps) {
  const { t } = useTranslation();
  const toast = useAdminToast();
  const [isBusy, setBusy] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = formRef.current?.querySelector<HTMLInputElement>(username ? '[name=password]' : 'input');
    // A dialog that opens around the form looks for the attribute.
    first?.setAttribute('autofocus', '');
    first?.focus();
  }, [username]);

  const formik = useFormik({
    initialValues: { username, password: '' },
    validate: missingCredentials,
    validateOnBlur: false,
    onSubmit: async (credentials) => {
      setBusy(true);
      const outcome = await signIn(credentials);
      setBusy(false);
      if (outcome === 'refused') return toast.failed(t('signIn.failed'), t('signIn.failedDetail'));
      if (outcome === 'failed') return toast.failed(t('signIn.broken'), t('signIn.brokenDetail'));
      toast.succeeded(t('signIn.succeeded'));
      onSignedIn();
    },
  });

  const field = (name: keyof typeof formik.values) => ({
    ...formik.getFieldProps(name),
    error: formik.submitCount > 0 && formik.errors[name] ? t(`signIn.${name}Required`) : null,
    maxLength: CREDENTIAL_LIMITS[name],
    onKeyDown: keepComposing,
  });
  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={formik.handleSubmit}>
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
      <Button type="submit" disabled={isBusy}>
        {isBusy ? t('signIn.submitting') : t('signIn.submit')}
      </Button>
    </form>
  );
}
