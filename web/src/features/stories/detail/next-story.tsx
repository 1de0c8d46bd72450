import { useTranslation } from 'react-i18next';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { storyExcerpt } from '@app/domain/story/story-excerpt.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { useSuitable } from '../../../age-gate/age-answer-provider.tsx';
import { AgeVariants } from '../../../age-gate/age-variants.tsx';
import { ListAlcoholWarning } from '../../../age-gate/list-alcohol-warning.tsx';
import { paths } from '../../../config/paths.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { useDisplayedQuery } from '../../../i18n/use-displayed-query.ts';
import cover from '../../../ui/cover-link.module.css';
import { Picture } from '../../../ui/picture.tsx';
import { nextStoriesQuery } from '../story-queries.ts';
import styles from './next-story.module.css';

interface NextStoryProps {
  story: Story;
  /** Whether the page carries the alcohol warning already. */
  isWarned: boolean;
}

/** The story to read next. Renders nothing when there is none or it cannot be loaded, because it is optional. */
export function NextStory({ story, isWarned }: NextStoryProps) {
  const { data: stories } = useDisplayedQuery(nextStoriesQuery(story));
  return (
    <AgeVariants>
      <FirstSuitable stories={stories ?? []} isWarned={isWarned} />
    </AgeVariants>
  );
}

function FirstSuitable({ stories, isWarned }: { stories: readonly Story[]; isWarned: boolean }) {
  const { t } = useTranslation('stories');
  const { language } = useLanguage();
  const [next] = useSuitable()(stories);
  if (!next) return null;
  return (
    <article className={styles.next}>
      <Picture
        path={next.coverImage}
        alt=""
        focus={next.coverImageFocus}
        ratio="3/2"
        sizes="(width < 44rem) 90vw, 14rem"
        upTo={960}
      />
      <div>
        <p className={styles.label}>{t('story.next')}</p>
        <h2 className={styles.title}>
          <LocalLink to={paths.story(next.id)} className={cover.link}>
            {keepTogether(localized(next, 'title', language))}
          </LocalLink>
        </h2>
        <p className={styles.excerpt}>{keepTogether(storyExcerpt(localized(next, 'body', language)))}</p>
      </div>
      {!isWarned && <ListAlcoholWarning items={[next]} />}
    </article>
  );
}
