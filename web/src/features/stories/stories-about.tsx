import { useTranslation } from 'react-i18next';
import { withoutAlcohol } from '@app/domain/shared/alcohol.ts';
import { useSuitable } from '../../age-gate/age-answer-provider.tsx';
import { ageAttribute } from '../../age-gate/age-variants.tsx';
import { ListAlcoholWarning } from '../../age-gate/list-alcohol-warning.tsx';
import { useDisplayedQuery } from '../../i18n/use-displayed-query.ts';
import styles from './stories-about.module.css';
import { StoryGrid } from './story-grid.tsx';
import { storiesAboutQuery } from './story-queries.ts';

/** The stories that speak of a product. Renders nothing when there are none or they cannot be loaded, because they are optional. */
export function StoriesAbout({ productId }: { productId: string }) {
  const { t } = useTranslation('stories');
  const { data } = useDisplayedQuery(storiesAboutQuery(productId));
  const stories = useSuitable()(data ?? []);
  const [first] = stories;
  if (!first) return null;
  return (
    <section
      className={styles.stories}
      aria-labelledby="stories-about"
      {...(withoutAlcohol(stories).length === 0 && ageAttribute(first))}
    >
      <h2 id="stories-about" className={styles.title}>
        {t('about')}
      </h2>
      <StoryGrid stories={stories} level={3} />
      <ListAlcoholWarning items={stories} />
    </section>
  );
}
