import { createInstance, type BackendModule, type i18n } from 'i18next';
import { LANGUAGE_TAG, type Language } from '@app/domain/shared/language.ts';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import type { Namespace } from './resources.ts';

/** The translation files; each is a chunk of its own. */
const FILES = import.meta.glob<Record<string, unknown>>('./locales/*/*.ts', { import: 'default' });

/** The dashboard's namespaces. */
const DASHBOARD = ['admin', 'adminActivity', 'adminCheckIn', 'adminDialogs', 'adminTags', 'numbers'];

/** All namespaces except the dashboard's, which is not server-rendered. */
export const SITE_NAMESPACES = Object.keys(FILES).flatMap((file) => {
  const namespace = /^\.\/locales\/ko\/(\w+)\.ts$/.exec(file)?.[1];
  return namespace && !DASHBOARD.includes(namespace) ? [namespace as Namespace] : [];
});

/** Returns a tree of texts in which lines do not break where `keepTogether` keeps words together. */
function withNoBreakSpaces(texts: unknown): unknown {
  if (typeof texts === 'string') return keepTogether(texts);
  if (Array.isArray(texts)) return texts.map(withNoBreakSpaces);
  return Object.fromEntries(
    Object.entries(texts as object).map(([key, text]) => [key, withNoBreakSpaces(text)]),
  );
}

/** The i18next backend that loads namespaces by dynamic import. */
const chunks: BackendModule = {
  type: 'backend',
  init() {},
  // i18next awaits the result of a `read` function without callback parameter.
  async read(tag: string, namespace: string) {
    const load = FILES[`./locales/${tag}/${namespace}.ts`];
    if (!load) throw new Error(`There is no namespace "${namespace}" in "${tag}"`);
    return withNoBreakSpaces(await load());
  },
};

/** Returns the namespaces used so far. react-i18next adds `reportNamespaces` with the first `useTranslation`. */
const usedBy = (instance: i18n): string[] => instance.reportNamespaces?.getUsedNamespaces() ?? [];

/** Creates an i18next instance for one language, which never changes. */
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
    // React escapes texts when rendering; here the times and amounts in them are kept whole.
    interpolation: { escape: keepTogether },
    // Throws for the error boundary when a namespace was not loaded, instead of showing a key.
    parseMissingKeyHandler: (key, defaultValue?: string) => {
      const missing = usedBy(instance).filter((namespace) => !instance.hasResourceBundle(tag, namespace));
      if (missing.length > 0) throw new Error(`Translations were not loaded: ${missing.join(', ')}`);
      return defaultValue ?? key;
    },
  });
  return instance;
}

/**
 * The translations of one page view, with an i18next instance per language. A single instance that changes its language
 * would change texts before the rest of the page. The server creates one `Translations` per request.
 */
export interface Translations {
  in: (language: Language) => i18n;
  /** Loads namespaces. Rejects if one of them cannot be loaded. */
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
      // Unlike `loadNamespaces`, this retries namespaces that failed to load before.
      if (missing().length > 0) await instance.reloadResources([LANGUAGE_TAG[language]], missing());
      if (missing().length > 0) throw new Error(`Translations were not loaded: ${missing().join(', ')}`);
    },
    used: (language) => usedBy(instanceOf(language)),
  };
}
