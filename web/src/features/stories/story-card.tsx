import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { storyExcerpt } from '@app/domain/story/story-excerpt.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { paths } from '../../config/paths.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import cover from '../../ui/cover-link.module.css';
import { Picture } from '../../ui/picture.tsx';
import styles from './story-card.module.css';
import { StoryFacts, StoryTag } from './story-facts.tsx';

interface StoryCardProps {
  story: Story;
  /** The heading level. */
  level: 2 | 3;
  /** Whether the card is in the first viewport, so that its picture loads eagerly. */
  priority?: boolean;
}

export function StoryCard({ story, level, priority = false }: StoryCardProps) {
  const { language } = useLanguage();
  const Heading = `h${level}` as const;
  const [firstTag] = story.tags;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture
          path={story.coverImage}
          alt={localized(story, 'coverImageAlt', language) ?? ''}
          focus={story.coverImageFocus}
          ratio="3/2"
          sizes="(width < 44rem) 92vw, (width < 68rem) 44vw, 24rem"
          upTo={960}
          priority={priority}
        />
        {firstTag && (
          <span className={styles.tag}>
            <StoryTag tag={firstTag} />
          </span>
        )}
      </div>
      <Heading className={styles.title}>
        <LocalLink to={paths.story(story.id)} className={cover.link}>
          {keepTogether(localized(story, 'title', language))}
        </LocalLink>
      </Heading>
      <p className={styles.excerpt}>{keepTogether(storyExcerpt(localized(story, 'body', language)))}</p>
      <StoryFacts story={story} />
    </article>
  );
}
