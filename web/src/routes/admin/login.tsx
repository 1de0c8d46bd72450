import { useAdminMessages } from '../../admin/i18n/messages.ts';
import { SignInPage } from '../../admin/session/sign-in-page.tsx';
import { PageHead } from '../../i18n/page-head.tsx';

export function LoginRoute() {
  const { signIn, description } = useAdminMessages();
  return (
    <>
      <PageHead title={signIn.title} description={description} />
      <SignInPage />
    </>
  );
}
