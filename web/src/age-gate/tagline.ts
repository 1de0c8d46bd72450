import { BRAND } from '@app/domain/brand.ts';
import { useAlcoholShown } from './age-answer-provider.tsx';
import { useLanguage } from '../i18n/language.tsx';

/** The line under the brand's name, as this visitor may read it. */
export function useTagline(): string {
  const { language } = useLanguage();
  return (useAlcoholShown() ? BRAND.tagline : BRAND.coffeeTagline)[language];
}
