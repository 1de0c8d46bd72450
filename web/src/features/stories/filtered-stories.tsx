import { useTranslation } from 'react-i18next';
import { useRef } from 'react';
import { labelOf } from '@app/domain/shared/label.ts';
import { filterStories } from '@app/domain/story/story-filter.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { countStoryTags } from '@app/domain/story/story-tags.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceBar } from '../../ui/choice-bar.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { SEARCH_PARAMETER, TAG_PARAMETER } from './filter-search-params.ts';
import { StoryGrid } from './story-grid.tsx';
import { StorySearch } from './story-search.tsx';
import styles from './filtered-stories.module.css';
import { useStoryFilter } from './use-story-filter.ts';

/** The search field, the tags, the number of matches and the matching stories. */
export function FilteredStories({ stories }: { stories: readonly Story[] }) {
  const { t } = useTranslation('stories');
  const { language } = useLanguage();
  const { filter, typed, type, search, chooseTag, clear } = useStoryFilter();
  const countRef = useRef<HTMLOutputElement>(null);
  const shown = filterStories(stories, filter, language);
  const tags = countStoryTags(stories).map(({ tag, count }) => ({
    value: tag,
    label: labelOf(tag, t('tags', { returnObjects: true })),
    count,
  }));

  return (
    <Section className={styles.layout}>
      <div className={styles.filters}>
        <StorySearch typed={typed} tag={filter.tag} onType={type} onSearch={search} />
        <ChoiceBar
          label={t('tag')}
          name={TAG_PARAMETER}
          kept={{ [SEARCH_PARAMETER]: filter.search }}
          choices={[{ value: '', label: t('allTags'), count: stories.length }, ...tags]}
          chosen={filter.tag}
          onChoose={chooseTag}
        />
      </div>
      <output ref={countRef} tabIndex={-1} className={styles.count}>
        {t('count', { count: shown.length })}
      </output>
      {shown.length > 0 ? (
        <StoryGrid stories={shown} level={2} inView={1} />
      ) : (
        <Notice {...t('empty', { returnObjects: true })}>
          <Button
            onClick={() => {
              clear();
              // The button disappears with the empty state, so the focus moves to the count.
              countRef.current?.focus();
            }}
          >
            {t('clear')}
          </Button>
        </Notice>
      )}
    </Section>
  );
}
