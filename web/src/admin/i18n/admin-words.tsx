import { useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useLanguage } from '../../i18n/language.tsx';
import { createAdminI18n } from './i18n.ts';

/**
 * Lets `useTranslation` speak the page's language. An instance for each language, and not one that changes: so words
 * and the rest of the page change in one and the same rendering.
 */
export function AdminWords({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const i18n = useMemo(() => createAdminI18n(language), [language]);
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
