import { useTranslation } from 'react-i18next';
import type { ProductType } from '@app/domain/product/product.ts';
import { AgeText, ageAttribute } from '../../age-gate/age-variants.tsx';
import { PageHero } from '../shared/page-hero.tsx';
import styles from './about-page.module.css';
import { Journey } from './journey.tsx';
import { Values } from './values.tsx';
import { AlcoholWarning } from '../../ui/alcohol-warning.tsx';
import { useAlcoholShown } from '../../age-gate/age-answer-provider.tsx';
import { CraftPicture } from '../shared/craft-picture.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useSitePicture } from '../shared/site-pictures.ts';

const MEMBERS = ['founder', 'curator', 'roaster'] as const;
type Member = (typeof MEMBERS)[number];

/** A syllable for the field of each member, drawn as a seal: wall, field, fire. */
const SEALS: Record<Member, string> = { founder: '담', curator: '밭', roaster: '불' };

function Team() {
  const { t } = useTranslation('about');
  return (
    <Section className={styles.team}>
      <SectionHead title={t('team.title')} />
      <ul className={styles.members}>
        {MEMBERS.map((member) => (
          <li key={member} className={styles.member}>
            <Portrait member={member} />
            <div>
              <h3 className={styles.role}>{t(`team.members.${member}.role`)}</h3>
              <p className={styles.text}>{t(`team.members.${member}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The owner's photograph of a member, or the member's seal. */
function Portrait({ member }: { member: Member }) {
  const photograph = useSitePicture(`team-${member}`);
  const seal = (
    <span className={styles.seal} lang="ko" aria-hidden="true">
      {SEALS[member]}
    </span>
  );
  if (!photograph) return seal;
  return (
    <span className={styles.photograph}>
      <Picture {...photograph} ratio="1/1" sizes="8rem" upTo={640} fallback={seal} />
    </span>
  );
}

interface Step {
  title: string;
  text: string;
}

/** How coffee and makgeolli are made, in three steps each. */
function Crafts() {
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
