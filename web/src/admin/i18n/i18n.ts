import { createInstance, type i18n } from 'i18next';
import { LANGUAGE_TAG, type Language } from '@app/domain/shared/language.ts';
import { en } from './en.ts';
import { ko } from './ko.ts';

const WORDS = { kr: ko, en } as const satisfies Record<Language, object>;

declare module 'i18next' {
  /** A key without words does not compile, nor does a value under a wrong name. */
  interface CustomTypeOptions {
    resources: { translation: typeof ko };
    returnNull: false;
    strictKeyChecks: true;
  }
}

/** An i18next of the dashboard's own that speaks `language`. All words are there from the start. */
export function createAdminI18n(language: Language): i18n {
  const tag = LANGUAGE_TAG[language];
  const instance = createInstance();
  void instance.init({
    lng: tag,
    resources: { [tag]: { translation: WORDS[language] } },
    initAsync: false,
    returnNull: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
