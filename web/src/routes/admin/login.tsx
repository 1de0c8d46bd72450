import { SignInPage } from '../../admin/session/sign-in-page.tsx';

export function LoginRoute() {
  return <SignInPage />;
}
