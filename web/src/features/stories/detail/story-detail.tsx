import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isAlcoholRelated } from '@app/domain/shared/alcohol.ts';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { localized } from '@app/domain/shared/localized.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { paths } from '../../../config/paths.ts';
import { AlcoholWarning } from '../../../ui/alcohol-warning.tsx';
import { useLanguage } from '../../../i18n/language.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { StoryFacts, StoryTag } from '../story-facts.tsx';
import { StoryBody } from '../body/story-body.tsx';
import styles from './story-detail.module.css';

interface StoryDetailProps {
  story: Story;
  /** What to read next, at the end. */
  next?: ReactNode;
}

export function StoryDetail({ story, next }: StoryDetailProps) {
  const { t } = useTranslation('stories');
  const { language } = useLanguage();
  const title = localized(story, 'title', language);
  const body = localized(story, 'body', language);
  return (
    <article className={styles.story}>
      <div className={styles.cover}>
        <Picture
          path={story.coverImage}
          alt={localized(story, 'coverImageAlt', language) || title}
          focus={story.coverImageFocus}
          credit={story.coverImageCredit}
          ratio="3/2"
          sizes="100vw"
          priority
        />
        {story.tags.length > 0 && (
          <ul className={styles.tags} aria-label={t('tag')}>
            {story.tags.map((tag) => (
              <li key={tag}>
                <StoryTag tag={tag} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h1 className={styles.title}>{keepTogether(title)}</h1>
          <StoryFacts story={story} className={styles.facts} />
        </header>
        {body.trim() === '' ? (
          <p className={styles.comingSoon}>{t('story.comingSoon')}</p>
        ) : (
          <StoryBody text={body} />
        )}
        {isAlcoholRelated(story) && <AlcoholWarning />}
        <footer className={styles.foot}>
          <LocalLink to={paths.stories} className={buttonClass('quiet')}>
            {t('story.more')}
          </LocalLink>
          <ShareButton title={title} />
        </footer>
        {next}
      </div>
    </article>
  );
}
