import { useTranslation } from 'react-i18next';
import { useRef } from 'react';
import { useEditBeforeHydration } from '../../lib/hydration.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { SEARCH_PARAMETER, TAG_PARAMETER } from './filter-search-params.ts';
import styles from './story-search.module.css';

interface StorySearchProps {
  /** The chosen tag, which a search without JavaScript keeps. */
  tag: string;
  typed: string;
  onType: (typed: string) => void;
  /** The visitor has finished typing. */
  onSearch: () => void;
}

export function StorySearch({ tag, typed, onType, onSearch }: StorySearchProps) {
  const { t } = useTranslation('stories');
  const inputRef = useRef<HTMLInputElement>(null);
  useEditBeforeHydration(inputRef, typed, onType);
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <input type="hidden" name={TAG_PARAMETER} value={tag} />
      <TextField
        ref={inputRef}
        name={SEARCH_PARAMETER}
        type="search"
        label={t('search')}
        hint={t('searchHint')}
        value={typed}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onType(event.target.value)}
        onBlur={onSearch}
      />
      <Button type="submit">{t('searchNow')}</Button>
    </form>
  );
}
