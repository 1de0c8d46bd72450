import { useLocation } from 'react-router-dom';
import { BRAND } from '@app/domain/brand.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useAdminMessages } from '../i18n/messages.ts';
import { LanguageToggle } from '../shell/language-toggle.tsx';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in.module.css';
import { asksAgain } from './sign-in-reason.ts';

export function SignInPage() {
  const messages = useAdminMessages();
  const { language } = useLanguage();
  const { state } = useLocation();
  return (
    <div className={styles.page}>
      <main className={styles.card}>
        <p className={styles.brand}>{BRAND.name[language]}</p>
        <h1>{messages.signIn.title}</h1>
        <p className={styles.subtitle}>{messages.signIn.subtitle}</p>
        {asksAgain(state) && <output className={styles.notice}>{messages.signIn.again}</output>}
        <SignInForm />
      </main>
      <footer className={styles.footer}>
        <LocalLink to={paths.home}>{messages.backToSite}</LocalLink>
        <LanguageToggle className={styles.toggle ?? ''} />
      </footer>
    </div>
  );
}
