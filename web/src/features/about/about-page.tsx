import { useTranslation } from 'react-i18next';
import { AgeText } from '../../age-gate/age-variants.tsx';
import { PageHero } from '../shared/page-hero.tsx';
import styles from './about-page.module.css';
import { Crafts } from './crafts.tsx';
import { Journey } from './journey.tsx';
import { Team } from './team.tsx';
import { Values } from './values.tsx';

export function AboutPage() {
  const { t } = useTranslation('aboutIntro');
  return (
    <div className={styles.page}>
      <PageHero
        title={t('title')}
        text={<AgeText>{(context) => t('text', context)}</AgeText>}
        plaque="볕과 담"
        place="banner-about"
      />
      <Journey />
      <Values title={t('values.title')} text={t('values.text')} />
      <Crafts />
      <Team />
    </div>
  );
}
