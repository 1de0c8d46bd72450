import { BRAND } from '@app/domain/brand.ts';
import { useAlcoholShown } from './age-answer-provider.tsx';
import { useLanguage } from '../i18n/language.tsx';

/** Returns the brand's tagline, without alcohol if this visitor sees none. */
export function useTagline(): string {
  const { language } = useLanguage();
  return (useAlcoholShown() ? BRAND.tagline : BRAND.coffeeTagline)[language];
}
