import { useTranslation } from 'react-i18next';
import { SignInPage } from '../../admin/session/sign-in-page.tsx';
import { PageHead } from '../../i18n/page-head.tsx';

export function LoginRoute() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHead title={t('signIn.title')} description={t('description')} />
      <SignInPage />
    </>
  );
}
