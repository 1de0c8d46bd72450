import { useFormik } from 'formik';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { CREDENTIAL_LIMITS } from '@app/domain/admin/admin.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { useAdminMessages } from '../i18n/messages.ts';
import { useAdminToast } from '../use-admin-toast.ts';
import { CredentialField } from './credential-field.tsx';
import styles from './sign-in.module.css';
import { signIn } from './sign-in.ts';

/** What is missing is said by the name of its message, so that it changes language with the page. */
const schema = object({
  username: string().trim().required('usernameRequired'),
  password: string().required('passwordRequired'),
});

/** Enter that ends a Korean syllable is not yet the wish to submit. */
function keepComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
}

export function SignInForm() {
  const messages = useAdminMessages().signIn;
  const toast = useAdminToast();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const firstRef = useRef<HTMLInputElement>(null);
  useEffect(() => firstRef.current?.focus(), []);

  const formik = useFormik({
    initialValues: { username: '', password: '' },
    validationSchema: schema,
    validateOnBlur: false,
    onSubmit: async (credentials) => {
      setBusy(true);
      const outcome = await signIn(credentials);
      setBusy(false);
      if (outcome === 'refused') return toast.failed(messages.failed, messages.failedDetail);
      if (outcome === 'failed') return toast.failed(messages.broken, messages.brokenDetail);
      toast.succeeded(messages.succeeded);
      void navigate(paths.admin, { replace: true });
    },
  });

  const field = (name: keyof typeof formik.values) => ({
    ...formik.getFieldProps(name),
    error: formik.submitCount > 0 && formik.errors[name] ? messages[`${name}Required`] : null,
    maxLength: CREDENTIAL_LIMITS[name],
    onKeyDown: keepComposing,
  });
  return (
    <form className={styles.form} noValidate onSubmit={formik.handleSubmit}>
      <CredentialField
        ref={firstRef}
        label={messages.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <CredentialField
        label={messages.password}
        type="password"
        autoComplete="current-password"
        {...field('password')}
      />
      <Button type="submit" disabled={isBusy}>
        {isBusy ? messages.submitting : messages.submit}
      </Button>
    </form>
  );
}
