import type { TFunction } from 'i18next';
import type { Language } from '@app/domain/shared/language.ts';
import { createTranslations, type Translations } from '../i18n/translations.ts';

const NAMESPACES = ['common', 'product', 'productPage', 'events', 'stories'] as const;

/** Translations for metadata, structured data, share images and feeds. */
export type SiteText = TFunction<typeof NAMESPACES>;

export async function loadSiteText(
  language: Language,
  translations: Translations = createTranslations(),
): Promise<SiteText> {
  await translations.load(language, NAMESPACES);
  return translations.in(language).getFixedT(null, NAMESPACES);
}
