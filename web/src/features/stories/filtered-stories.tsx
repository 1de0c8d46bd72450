import { useTranslation } from 'react-i18next';
import { useRef, useEffect } from 'react';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { filterStories, type StoryFilter, NO_STORY_FILTER } from '@app/domain/story/story-filter.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { countStoryTags } from '@app/domain/story/story-tags.ts';
import { useSuitable } from '../../age-gate/age-answer-provider.tsx';
import { AgeVariants } from '../../age-gate/age-variants.tsx';
import { EmptyWithoutAlcohol } from '../../age-gate/empty-without-alcohol.tsx';
import { ListAlcoholWarning } from '../../age-gate/list-alcohol-warning.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { useTagLabel } from '../../i18n/tag-labels.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceBar } from '../../ui/choice-bar.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import {
  SEARCH_PARAMETER,
  TAG_PARAMETER,
  readStoryFilter,
  writeStoryFilter,
} from './filter-search-params.ts';
import { StoryGrid } from './story-grid.tsx';
import { storiesQuery } from './story-queries.ts';
import { useSearchParamsState } from '../../lib/use-search-params-state.ts';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import styles from './filtered-stories.module.css';
import { useEditBeforeHydration } from '../../lib/hydration.tsx';
import { TextField } from '../../ui/field.tsx';
import { completeInlinedData } from '../../lib/page-data.ts';

/** Fetches the data under a key once it is needed as a whole, unless this browser has fetched it already. */
function useCompleteData(queryKey: QueryKey, isNeeded: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    // Without a connection, what the page came with is searched.
    if (isNeeded) completeInlinedData(queryClient, queryKey).catch(() => {});
  }, [queryClient, queryKey, isNeeded]);
}

interface StorySearchProps {
  /** The chosen tag, which a search without JavaScript keeps. */
  tag: string;
  typed: string;
  onType: (typed: string) => void;
  /** The visitor has finished typing. */
  onSearch: () => void;
}

function StorySearch({ tag, typed, onType, onSearch }: StorySearchProps) {
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

/** Returns the story filter in the URL, the text of the search field, and the functions that change them. */
function useStoryFilter() {
  const [filter, setFilter] = useSearchParamsState(readStoryFilter, writeStoryFilter);
  const field = useTypedSearch(filter.search, (search) => setFilter({ ...filter, search }, 'replace'));
  const change = (next: StoryFilter) => {
    // Normalized as the URL stores it: a search of white space becomes empty.
    const normalized = readStoryFilter(writeStoryFilter(next));
    field.sync(normalized.search);
    setFilter(normalized);
  };
  return {
    filter,
    typed: field.typed,
    type: field.type,
    search: field.searchNow,
    chooseTag: (tag: string) => change({ search: field.typed, tag }),
    clear: () => {
      field.type('');
      change(NO_STORY_FILTER);
    },
  };
}

/** The search field, the tags, the number of matches and the matching stories. */
export function FilteredStories({ stories }: { stories: readonly Story[] }) {
  const { t } = useTranslation('stories');
  const { language } = useLanguage();
  const { filter, typed, type, search, chooseTag, clear } = useStoryFilter();
  // A server-rendered page contains only the beginnings of the texts.
  useCompleteData(storiesQuery.queryKey, typed !== '');
  const countRef = useRef<HTMLOutputElement>(null);
  const shown = filterStories(stories, filter, language);
  const empty = (
    <Notice {...t('empty', { returnObjects: true })}>
      <Button
        data-needs-script
        onClick={() => {
          clear();
          // The button disappears with the empty state, so the focus moves to the count.
          countRef.current?.focus();
        }}
      >
        {t('clear')}
      </Button>
    </Notice>
  );

  return (
    <Section className={styles.layout}>
      <div className={styles.filters}>
        <StorySearch typed={typed} tag={filter.tag} onType={type} onSearch={search} />
        <AgeVariants>
          <TagBar stories={stories} filter={filter} onChoose={chooseTag} />
        </AgeVariants>
      </div>
      <output ref={countRef} tabIndex={-1} className={styles.count}>
        <AgeVariants as="span">
          <Count stories={shown} />
        </AgeVariants>
      </output>
      {shown.length > 0 ? <StoryGrid stories={shown} level={2} inView={1} /> : empty}
      <ListAlcoholWarning items={shown} />
      <EmptyWithoutAlcohol items={shown}>{empty}</EmptyWithoutAlcohol>
    </Section>
  );
}

function Count({ stories }: { stories: readonly Story[] }) {
  const { t } = useTranslation('stories');
  const suitable = useSuitable();
  return t('count', { count: suitable(stories).length });
}

interface TagBarProps {
  stories: readonly Story[];
  filter: StoryFilter;
  onChoose: (tag: string) => void;
}

function TagBar({ stories, filter, onChoose }: TagBarProps) {
  const { t } = useTranslation('stories');
  const tagLabel = useTagLabel();
  const shown = useSuitable()(stories);
  const tags = countStoryTags(shown).map(({ tag, count }) => ({
    value: tag,
    label: tagLabel(tag, t('tags', { returnObjects: true })),
    count,
  }));
  return (
    <ChoiceBar
      label={t('tag')}
      name={TAG_PARAMETER}
      kept={{ [SEARCH_PARAMETER]: filter.search }}
      choices={[{ value: '', label: t('allTags'), count: shown.length }, ...tags]}
      chosen={filter.tag}
      onChoose={onChoose}
    />
  );
}
