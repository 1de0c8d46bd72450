/** The site's languages as stored in Firestore; `kr` is Korean, the default. */
export const LANGUAGES = ['kr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'kr';

/** BCP 47 tag for `<html lang>`, Intl and mail headers. */
export const LANGUAGE_TAG = { kr: 'ko', en: 'en' } as const satisfies Record<Language, string>;

/** The name of each language in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { kr: '한국어', en: 'English' };
