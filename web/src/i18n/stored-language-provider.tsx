import { startTransition, useState, type ReactNode } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '@app/domain/shared/language.ts';
import { LanguageProvider, useTranslations } from './language.tsx';
import { readStoredLanguage, storeLanguage } from './stored-language.ts';

/** Provides the stored language for the dashboard, which has the same path in both languages. */
export function StoredLanguage({ children }: { children: ReactNode }) {
  const translations = useTranslations();
  const [language, setLanguage] = useState(() => readStoredLanguage() ?? DEFAULT_LANGUAGE);
  const chooseLanguage = (next: Language) => {
    storeLanguage(next);
    const change = () => startTransition(() => setLanguage(next));
    // The previous translations stay until the new ones are loaded.
    translations.load(next, translations.used(language)).then(change, change);
  };
  return (
    <LanguageProvider language={language} chooseLanguage={chooseLanguage}>
      {children}
    </LanguageProvider>
  );
}
