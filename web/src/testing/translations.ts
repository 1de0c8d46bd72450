import { LANGUAGES } from '@app/domain/shared/language.ts';
import { createTranslations, SITE_NAMESPACES } from '../i18n/translations.ts';

/** Preloaded translations, so that tests render without waiting. */
export const translations = createTranslations();

export async function loadTranslations(): Promise<void> {
  await Promise.all(
    LANGUAGES.map((language) =>
      translations.load(language, [
        ...SITE_NAMESPACES,
        'admin',
        'adminActivity',
        'adminDialogs',
        'adminTags',
        'adminCheckIn',
      ]),
    ),
  );
}
