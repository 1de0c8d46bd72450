import { createContext, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { I18nextProvider } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { LANGUAGE_TAG, type Language } from '@app/domain/shared/language.ts';
import { KEEPS_POSITION } from '../lib/page-arrival.ts';
import { completeInlinedData, removeUnusedInlinedData } from '../lib/page-data.ts';
import { languageOfPath, localizedPath } from './localized-path.ts';
import { holdsInput } from './page-input.ts';
import { storeLanguage } from './stored-language.ts';
import type { Translations } from './translations.ts';

interface LanguageChoice {
  language: Language;
  /**
   * Shows the page in the chosen language, and stores the choice once it can. Calls `onFailure` if neither the texts can be
   * loaded nor another document opened.
   */
  chooseLanguage: (language: Language, onFailure?: () => void) => void;
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

/** Provides a language and how to choose another, and sets the `lang` attribute of the document. */
export function LanguageProvider({
  language,
  chooseLanguage,
  children,
}: LanguageChoice & { children: ReactNode }) {
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

/** Returns whether another document can take the place of this one: no input is lost, and while offline it is kept. */
async function canOpenDocument(path: string): Promise<boolean> {
  if (holdsInput()) return false;
  return navigator.onLine || ('caches' in window && Boolean(await caches.match(path, { ignoreVary: true })));
}

/**
 * Provides the language stated by the path of a public page. A choice replaces the page by its localized counterpart with the
 * query: Back would otherwise lead to the same page, which the stored choice shows in the chosen language.
 */
export function AddressLanguage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const language = languageOfPath(pathname);
  const renderedPath = useRef(pathname);
  const latestChoice = useRef<Language>(null);
  useEffect(() => {
    renderedPath.current = pathname;
  }, [pathname]);

  // Back may lead to a page in the other language.
  useEffect(
    () => () => {
      removeUnusedInlinedData(queryClient);
      // Without a connection the data remains in the other language.
      completeInlinedData(queryClient).catch(() => {});
    },
    [queryClient, language],
  );

  const chooseLanguage = (next: Language, onFailure?: () => void) => {
    latestChoice.current = next;
    // While translations load, the visitor may choose again or open another page, which the URL names before it is rendered.
    const openBy = (open: (address: string, options: { state: unknown; replace: true }) => unknown) => {
      const { pathname: current, search, hash } = window.location;
      const counterpart = localizedPath(current, next);
      if (latestChoice.current !== next) return;
      // Only now: a stored choice redirects to pages in its language, which an offline visitor may not have.
      storeLanguage(next);
      if (counterpart !== current)
        open(counterpart + search + hash, {
          state: renderedPath.current === current && KEEPS_POSITION,
          replace: true,
        });
    };
    // Inlined data is in one language. If Firestore cannot be read, the server may still have the content in the other one; if
    // translations cannot be loaded, a full page load gets those of the current build.
    Promise.all([
      translations.load(next, translations.used(language)),
      completeInlinedData(queryClient),
    ]).then(
      () => openBy(navigate),
      async () => {
        if (await canOpenDocument(localizedPath(window.location.pathname, next)))
          openBy((address) => window.location.replace(address));
        else if (latestChoice.current === next) onFailure?.();
      },
    );
  };
  return (
    <LanguageProvider language={language} chooseLanguage={chooseLanguage}>
      {children}
    </LanguageProvider>
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
