import { LANGUAGE_TAG, type Language } from '@app/domain/shared/language.ts';
import { useLanguage } from '../i18n/language.tsx';

/** Each language calls the other by its own name, so that who reads neither page finds the way. */
const OTHER: Record<Language, { language: Language; name: string }> = {
  kr: { language: 'en', name: 'English' },
  en: { language: 'kr', name: '한국어' },
};

export function LanguageToggle({ className }: { className: string }) {
  const { language, chooseLanguage } = useLanguage();
  const other = OTHER[language];
  return (
    <button
      type="button"
      className={className}
      lang={LANGUAGE_TAG[other.language]}
      onClick={() => chooseLanguage(other.language)}
    >
      {other.name}
    </button>
  );
}
