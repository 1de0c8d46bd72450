import { LANGUAGE_NAMES, LANGUAGE_TAG } from '@app/domain/shared/language.ts';
import { useLanguage } from '../i18n/language.tsx';

/** The other language is named in itself, so that readers of either find the switch. */
export function LanguageToggle({ className }: { className: string }) {
  const { language, chooseLanguage } = useLanguage();
  const other = language === 'kr' ? 'en' : 'kr';
  return (
    <button
      type="button"
      className={className}
      lang={LANGUAGE_TAG[other]}
      onClick={() => chooseLanguage(other)}
    >
      {LANGUAGE_NAMES[other]}
    </button>
  );
}
