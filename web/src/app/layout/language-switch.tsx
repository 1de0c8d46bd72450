import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LANGUAGE_NAMES, LANGUAGE_TAG, type Language } from '@app/domain/shared/language.ts';
import { localizedPath } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { storeLanguage } from '../../i18n/stored-language.ts';
import { useToaster } from '../../ui/toast.tsx';
import styles from './language-switch.module.css';

/** Each language in its own name, independent of the page's language. */
const NAMES: readonly (readonly [Language, string])[] = [
  ['en', 'EN'],
  ['kr', LANGUAGE_NAMES.kr],
];

/**
 * Links to the localized counterparts of the page. A click also stores the choice; before hydration `boot.js` stores it.
 */
export function LanguageSwitch() {
  const { t } = useTranslation('common');
  const { language, chooseLanguage } = useLanguage();
  const { pathname, search } = useLocation();
  const { showToast } = useToaster();
  return (
    <nav className={styles.switch} aria-label={t('navigation.language')}>
      {NAMES.map(([choice, name]) => (
        <a
          key={choice}
          className={styles.choice}
          href={localizedPath(pathname, choice) + search}
          lang={LANGUAGE_TAG[choice]}
          hrefLang={LANGUAGE_TAG[choice]}
          data-language={choice}
          aria-current={choice === language ? 'true' : undefined}
          onClick={(event) => {
            // The new tab or window would otherwise redirect to the stored language.
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
              return storeLanguage(choice);
            event.preventDefault();
            chooseLanguage(choice, () => showToast({ tone: 'error', title: t('error.connection') }));
          }}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
