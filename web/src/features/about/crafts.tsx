import { useTranslation } from 'react-i18next';
import type { ProductType } from '@app/domain/product/product.ts';
import { ageAttribute } from '../../age-gate/age-variants.tsx';
import { AlcoholWarning } from '../../ui/alcohol-warning.tsx';
import { useAlcoholShown } from '../../age-gate/age-answer-provider.tsx';
import { CraftPicture } from '../shared/craft-picture.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './crafts.module.css';

interface Step {
  title: string;
  text: string;
}

/** How coffee and makgeolli are made, in three steps each. */
export function Crafts() {
  const { t } = useTranslation('about');
  const alcoholShown = useAlcoholShown();
  return (
    <Section className={styles.crafts}>
      <SectionHead title={t('craft.title')} />
      <Craft
        craft="coffee"
        title={t('craft.coffee.title')}
        steps={Object.values(t('craft.coffee.steps', { returnObjects: true }))}
      />
      {alcoholShown && (
        <div {...ageAttribute({ type: 'makgeolli' })}>
          <Craft
            craft="makgeolli"
            title={t('craft.makgeolli.title')}
            steps={Object.values(t('craft.makgeolli.steps', { returnObjects: true }))}
          />
          <AlcoholWarning />
        </div>
      )}
    </Section>
  );
}

function Craft({ craft, title, steps }: { craft: ProductType; title: string; steps: readonly Step[] }) {
  return (
    <section className={`${styles.craft} ${styles[craft]}`} aria-label={title}>
      <CraftPicture craft={craft} page="about" />
      <div className={styles.body}>
        <h3 className={styles.title}>{title}</h3>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title} className={styles.step}>
              <h4 className={styles.stepTitle}>{step.title}</h4>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
