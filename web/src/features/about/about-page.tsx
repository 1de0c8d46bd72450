import { useSuitableWords } from '../../lib/age-answer.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import styles from './about-page.module.css';
import { Crafts } from './crafts.tsx';
import { Journey } from './journey.tsx';
import { Team } from './team.tsx';
import { useIntroWords } from './intro/words.ts';
import { Values } from './intro/values.tsx';

export function AboutPage() {
  const { title, text, values } = useSuitableWords(useIntroWords());
  return (
    <div className={styles.page}>
      <PageHero title={title} text={text} plaque="볕과 담" />
      <Journey />
      <Values title={values.title} text={values.text} />
      <Crafts />
      <Team />
    </div>
  );
}
