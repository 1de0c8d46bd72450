import { useTranslation } from 'react-i18next';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { BRAND } from '@app/domain/brand.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { paths } from '../../config/paths.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { LanguageToggle } from '../../admin/language-toggle.tsx';
import { SignInForm } from '../../admin/session/sign-in-form.tsx';
import styles from '../../admin/session/sign-in.module.css';
import { signInReason } from '../../admin/session/sign-in-reason.ts';

function SignInPage() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const reason = signInReason(state);
  return (
    <div className={styles.page}>
      <main className={styles.card}>
        <p className={styles.brand}>{BRAND.name[language]}</p>
        <h1>{t('signIn.title')}</h1>
        <p className={styles.subtitle}>{t('signIn.subtitle')}</p>
        {reason && <output className={styles.notice}>{t(`signIn.${reason}`)}</output>}
        <SignInForm onSignedIn={() => void navigate(paths.admin, { replace: true })} />
      </main>
      <footer className={styles.footer}>
        <LocalLink to={paths.home}>{t('backToSite')}</LocalLink>
        <LanguageToggle className={styles.toggle ?? ''} />
      </footer>
    </div>
  );
}

export function LoginRoute() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHead title={t('signIn.title')} description={t('description')} />
      <SignInPage />
    </>
  );
}
