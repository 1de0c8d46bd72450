import { createInstance, type BackendModule, type i18n } from 'i18next';
import { LANGUAGE_TAG, type Language } from '@app/domain/shared/language.ts';
import type { Namespace } from './resources.ts';

/** One chunk for each namespace and language. */
const FILES = import.meta.glob<Record<string, unknown>>('./locales/*/*.ts', { import: 'default' });

/** All namespaces but the dashboard's, for which the server never renders. */
export const SITE_NAMESPACES = Object.keys(FILES).flatMap((file) => {
  const namespace = /^\.\/locales\/ko\/(\w+)\.ts$/.exec(file)?.[1];
  return namespace && namespace !== 'admin' ? [namespace as Namespace] : [];
});

/** Reads namespaces by dynamic import. */
const chunks: BackendModule = {
  type: 'backend',
  init() {},
  // i18next awaits what a `read` without a callback returns.
  async read(tag: string, namespace: string) {
    const load = FILES[`./locales/${tag}/${namespace}.ts`];
    if (!load) throw new Error(`There is no namespace "${namespace}" in "${tag}"`);
    return load();
  },
};

/** react-i18next adds the report when the first component asks for texts. */
const usedBy = (instance: i18n): string[] => instance.reportNamespaces?.getUsedNamespaces() ?? [];

/** An i18next whose language never changes. */
function createI18n(language: Language): i18n {
  const instance = createInstance();
  const tag = LANGUAGE_TAG[language];
  void instance.use(chunks).init({
    lng: tag,
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    initAsync: false,
    returnNull: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    // Texts that could not be loaded are the error boundary's to report; nobody should read a key.
    parseMissingKeyHandler: (key, defaultValue?: string) => {
      const missing = usedBy(instance).filter((namespace) => !instance.hasResourceBundle(tag, namespace));
      if (missing.length > 0) throw new Error(`Translations were not loaded: ${missing.join(', ')}`);
      return defaultValue ?? key;
    },
  });
  return instance;
}

/**
 * The texts of one page view: an i18next for each language, and not one that changes its language, so that texts and
 * the rest of the page change in one and the same rendering. The server creates one `Translations` for each request.
 */
export interface Translations {
  in: (language: Language) => i18n;
  /** Loads namespaces, and rejects where one of them cannot be loaded. */
  load: (language: Language, namespaces: readonly string[]) => Promise<void>;
  /** The namespaces that the page has used in `language`. */
  used: (language: Language) => string[];
}

export function createTranslations(): Translations {
  const instances = new Map<Language, i18n>();
  const instanceOf = (language: Language) => {
    const instance = instances.get(language) ?? createI18n(language);
    instances.set(language, instance);
    return instance;
  };
  return {
    in: instanceOf,
    async load(language, namespaces) {
      const instance = instanceOf(language);
      const missing = () =>
        namespaces.filter((namespace) => !instance.hasResourceBundle(LANGUAGE_TAG[language], namespace));
      // Unlike `loadNamespaces` it tries once more where loading failed before.
      if (missing().length > 0) await instance.reloadResources([LANGUAGE_TAG[language]], missing());
      if (missing().length > 0) throw new Error(`Translations were not loaded: ${missing().join(', ')}`);
    },
    used: (language) => usedBy(instanceOf(language)),
  };
}
