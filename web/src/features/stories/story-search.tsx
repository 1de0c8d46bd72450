import { useTranslation } from 'react-i18next';
import { useRef } from 'react';
import { useEditBeforeHydration } from '../../lib/hydration.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './story-search.module.css';

interface StorySearchProps {
  typed: string;
  onType: (typed: string) => void;
  /** The visitor has finished typing. */
  onSearch: () => void;
}

export function StorySearch({ typed, onType, onSearch }: StorySearchProps) {
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
      <TextField
        ref={inputRef}
        type="search"
        label={t('search')}
        hint={t('searchHint')}
        value={typed}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onType(event.target.value)}
        onBlur={onSearch}
      />
    </form>
  );
}
