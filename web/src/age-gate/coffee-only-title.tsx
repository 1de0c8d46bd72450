import { useLanguage } from '../i18n/language.tsx';
import { documentTitle } from '../i18n/page-head.tsx';
import { useAgeAnswer } from './age-answer-provider.tsx';

/**
 * The document title for visitors who see no alcohol, where it differs. `server-rendering/boot.js` shows it until the page is
 * hydrated.
 */
export function CoffeeOnlyTitle(props: Parameters<typeof documentTitle>[0]) {
  const { language } = useLanguage();
  const { hasVariants } = useAgeAnswer();
  return hasVariants && <meta name="coffee-only-title" content={documentTitle(props, language)} />;
}
