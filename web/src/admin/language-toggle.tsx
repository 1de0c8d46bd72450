import { LANGUAGE_TAG, type Language } from '@app/domain/shared/language.ts';
import { useLanguage } from '../i18n/language.tsx';

/** Each language is named in itself, so that readers of either find the switch. */
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
