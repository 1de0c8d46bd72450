import { useFormik } from 'formik';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CREDENTIAL_LIMITS } from '@app/domain/admin/admin.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { useAdminToast } from '../use-admin-toast.ts';
import { CredentialField } from './credential-field.tsx';
import { missingCredentials } from './missing-credentials.ts';
import styles from './sign-in.module.css';
import { signIn } from './sign-in.ts';

/** Enter that ends a Korean syllable is not yet the wish to submit. */
function keepComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
}

export function SignInForm() {
  const { t } = useTranslation();
  const toast = useAdminToast();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const firstRef = useRef<HTMLInputElement>(null);
  useEffect(() => firstRef.current?.focus(), []);

  const formik = useFormik({
    initialValues: { username: '', password: '' },
    validate: missingCredentials,
    validateOnBlur: false,
    onSubmit: async (credentials) => {
      setBusy(true);
      const outcome = await signIn(credentials);
      setBusy(false);
      if (outcome === 'refused') return toast.failed(t('signIn.failed'), t('signIn.failedDetail'));
      if (outcome === 'failed') return toast.failed(t('signIn.broken'), t('signIn.brokenDetail'));
      toast.succeeded(t('signIn.succeeded'));
      void navigate(paths.admin, { replace: true });
    },
  });

  const field = (name: keyof typeof formik.values) => ({
    ...formik.getFieldProps(name),
    error: formik.submitCount > 0 && formik.errors[name] ? t(`signIn.${name}Required`) : null,
    maxLength: CREDENTIAL_LIMITS[name],
    onKeyDown: keepComposing,
  });
  return (
    <form className={styles.form} noValidate onSubmit={formik.handleSubmit}>
      <CredentialField
        ref={firstRef}
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
