import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { LANGUAGE_TAG, type Language } from '@app/domain/shared/language.ts';
import en from './locales/en.ts';
import ko from './locales/ko.ts';

type Texts = typeof ko;

declare module 'i18next' {
  /** A missing key does not compile, nor does a value under a wrong name. */
  interface CustomTypeOptions {
    defaultNS: 'letter';
    returnNull: false;
    strictKeyChecks: true;
  }
  interface ResourceNamespaceMap extends Texts {}
}

/** All texts are there from the start, so it speaks at once; its language never changes. */
function createMailI18n(language: Language, texts: ResourceLanguage): i18n {
  const instance = createInstance();
  const tag = LANGUAGE_TAG[language];
  void instance.init({
    lng: tag,
    resources: { [tag]: texts },
    ns: Object.keys(texts),
    defaultNS: 'letter',
    initAsync: false,
    returnNull: false,
    // `writeLetter` escapes what it writes into HTML.
    interpolation: { escapeValue: false },
  });
  return instance;
}

const I18NS: Record<Language, i18n> = { kr: createMailI18n('kr', ko), en: createMailI18n('en', en) };

/** `t` for a namespace of the mails in `language`. */
export function mailText<Name extends keyof Texts>(language: Language, namespace: Name) {
  return I18NS[language].getFixedT(null, namespace);
}
