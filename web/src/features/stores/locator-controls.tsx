import { useTranslation } from 'react-i18next';
import { useId } from 'react';
import { TextField } from '../../ui/field.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import styles from './locator-controls.module.css';
import { isKnown } from './use-position.ts';
import type { Locator } from './use-locator.ts';

/** The search box and the toggles that filter and sort the list. */
export function LocatorControls({ locator }: { locator: Locator }) {
  const { t } = useTranslation('stores');
  const { query, setQuery, openOnly, toggleOpenOnly, position, toggleNearest, shown } = locator;
  const noteId = useId();
  const isRequesting = position === 'requesting';
  return (
    <div className={styles.controls} data-needs-script>
      <TextField
        label={t('locator.search')}
        placeholder={t('locator.placeholder')}
        type="search"
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <div className={styles.toggles}>
        <Toggle
          pressed={isKnown(position)}
          aria-busy={isRequesting}
          aria-describedby={noteId}
          onClick={() => !isRequesting && toggleNearest()}
        >
          {isRequesting ? t('locator.locating') : t('locator.nearest')}
        </Toggle>
        <Toggle pressed={openOnly} onClick={toggleOpenOnly}>
          {t('locator.openNow')}
        </Toggle>
      </div>
      <output id={noteId} className={styles.note}>
        {position === 'denied' && t('locator.refused')}
      </output>
      <output className={styles.count}>{t('locator.count', { count: shown.length })}</output>
    </div>
  );
}
