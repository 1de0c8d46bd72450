import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { I18nextProvider } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { DEFAULT_LANGUAGE, LANGUAGE_TAG, type Language } from '@app/domain/shared/language.ts';
import { KEEPS_POSITION } from '../lib/page-arrival.ts';
import { completeInlinedData, removeUnusedInlinedData } from '../lib/page-data.ts';
import { languageOfPath, localizedPath } from './localized-path.ts';
import { readStoredLanguage, storeLanguage } from './stored-language.ts';
import type { Translations } from './translations.ts';

interface LanguageChoice {
  language: Language;
  /** Stores the visitor's choice and shows the page in it. */
  chooseLanguage: (language: Language) => void;
}

const LanguageContext = createContext<LanguageChoice | null>(null);

const TranslationsContext = createContext<Translations | null>(null);
export const TranslationsProvider = TranslationsContext.Provider;

export function useTranslations(): Translations {
  const translations = useContext(TranslationsContext);
  if (!translations) throw new Error('useTranslations needs a TranslationsProvider above it');
  return translations;
}

export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('useLanguage needs a language provider above it');
  return choice;
}

function Provider({ language, chooseLanguage, children }: LanguageChoice & { children: ReactNode }) {
  useEffect(() => {
    const root = document.documentElement;
    // Setting even the same value makes the browser recalculate styles of the whole page.
    if (root.lang !== LANGUAGE_TAG[language]) root.lang = LANGUAGE_TAG[language];
  }, [language]);
  return (
    <LanguageContext value={{ language, chooseLanguage }}>
      <I18nextProvider i18n={useTranslations().in(language)}>{children}</I18nextProvider>
    </LanguageContext>
  );
}

/**
 * Provides the language stated by the path of a public page. A choice navigates to the localized counterpart with the
 * query.
 */
export function AddressLanguage({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const language = languageOfPath(location.pathname);
  const latestLocation = useRef(location);
  const latestChoice = useRef<Language>(null);
  useLayoutEffect(() => {
    latestLocation.current = location;
  }, [location]);

  // Back may lead to a page in the other language.
  useEffect(
    () => () => {
      removeUnusedInlinedData(queryClient);
      // Without a connection the data remains in the other language.
      completeInlinedData(queryClient).catch(() => {});
    },
    [queryClient, language],
  );

  const chooseLanguage = (next: Language) => {
    storeLanguage(next);
    latestChoice.current = next;
    // While translations load, the visitor may navigate or choose again.
    const counterpart = () => {
      const { pathname, search, hash } = latestLocation.current;
      return localizedPath(pathname, next) + search + hash;
    };
    // Inlined data is in one language. If Firestore cannot be read, the server may still have the content in the other one; if
    // translations cannot be loaded, a full page load lets the browser show its own error.
    Promise.all([
      translations.load(next, translations.used(language)),
      completeInlinedData(queryClient),
    ]).then(
      () => latestChoice.current === next && navigate(counterpart(), { state: KEEPS_POSITION }),
      () => latestChoice.current === next && window.location.assign(counterpart()),
    );
  };
  return (
    <Provider language={language} chooseLanguage={chooseLanguage}>
      {children}
    </Provider>
  );
}

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
    <Provider language={language} chooseLanguage={chooseLanguage}>
      {children}
    </Provider>
  );
}

/** Sets the language of a part of a page, as for the previews of the dashboard. */
export function LanguageOf({ language, children }: { language: Language; children: ReactNode }) {
  const choice = useMemo(() => ({ language, chooseLanguage: () => {} }), [language]);
  return (
    <LanguageContext value={choice}>
      <I18nextProvider i18n={useTranslations().in(language)}>{children}</I18nextProvider>
    </LanguageContext>
  );
}
