import { createInstance, type i18n, type PostProcessorModule, type ResourceLanguage } from 'i18next';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
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

const KEEP_TOGETHER: PostProcessorModule = {
  type: 'postProcessor',
  name: 'keepTogether',
  process: (text) => keepTogether(text),
};

/**
 * Creates an instance with a fixed language whose texts pass through `postProcess`. It initializes synchronously, because all
 * texts are bundled.
 */
function createMailI18n(
  language: Language,
  texts: ResourceLanguage,
  ...postProcess: readonly PostProcessorModule[]
): i18n {
  const instance = createInstance();
  for (const module of postProcess) instance.use(module);
  const tag = LANGUAGE_TAG[language];
  void instance.init({
    lng: tag,
    resources: { [tag]: texts },
    ns: Object.keys(texts),
    defaultNS: 'general',
    initAsync: false,
    returnNull: false,
    postProcess: postProcess.map(({ name }) => name),
    // `renderMail` escapes values in HTML.
    interpolation: { escapeValue: false },
  });
  return instance;
}

const I18NS: Record<Language, i18n> = { kr: createMailI18n('kr', ko), en: createMailI18n('en', en) };
const PAGE_I18NS: Record<Language, i18n> = { ...I18NS, kr: createMailI18n('kr', ko, KEEP_TOGETHER) };

/** Returns `t` for a namespace of the mail texts in `language`. */
export function mailText<Name extends keyof Texts>(language: Language, namespace: Name) {
  return I18NS[language].getFixedT(null, namespace);
}

/** Returns `t` for a namespace whose texts an HTML page shows, with Korean phrases that stay on one line. */
export function pageText<Name extends keyof Texts>(language: Language, namespace: Name) {
  return PAGE_I18NS[language].getFixedT(null, namespace);
}
