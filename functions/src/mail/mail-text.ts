import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { LANGUAGE_TAG, type Language } from '@app/domain/shared/language.ts';
import en from './locales/en.ts';
import ko from './locales/ko.ts';

type Texts = typeof ko;

declare module 'i18next' {
  /** Types the keys and the names of variables, so that a wrong one does not compile. */
  interface CustomTypeOptions {
    defaultNS: 'general';
    returnNull: false;
    strictKeyChecks: true;
  }
  interface ResourceNamespaceMap extends Texts {}
}

/** Creates an instance with a fixed language. It initializes synchronously, because all texts are bundled. */
function createMailI18n(language: Language, texts: ResourceLanguage): i18n {
  const instance = createInstance();
  const tag = LANGUAGE_TAG[language];
  void instance.init({
    lng: tag,
    resources: { [tag]: texts },
    ns: Object.keys(texts),
    defaultNS: 'general',
    initAsync: false,
    returnNull: false,
    // `renderMail` escapes values in HTML.
    interpolation: { escapeValue: false },
  });
  return instance;
}

const I18NS: Record<Language, i18n> = { kr: createMailI18n('kr', ko), en: createMailI18n('en', en) };

/** Returns `t` for a namespace of the mail texts in `language`. */
export function mailText<Name extends keyof Texts>(language: Language, namespace: Name) {
  return I18NS[language].getFixedT(null, namespace);
}
