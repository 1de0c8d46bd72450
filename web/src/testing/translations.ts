import { LANGUAGES } from '@app/domain/shared/language.ts';
import { createTranslations, SITE_NAMESPACES } from '../i18n/translations.ts';

/** The texts of the pages that a test file renders, of which nothing is waited for. */
export const translations = createTranslations();

export async function loadTranslations(): Promise<void> {
  await Promise.all(LANGUAGES.map((language) => translations.load(language, [...SITE_NAMESPACES, 'admin'])));
}
