import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './team.module.css';

/** A syllable for the field of each member, drawn as a seal: wall, field, fire. */
const SEALS = { founder: '담', curator: '밭', roaster: '불' } as const;
const MEMBERS = ['founder', 'curator', 'roaster'] as const;

export function Team() {
  const { t } = useTranslation('about');
  return (
    <Section className={styles.team}>
      <SectionHead title={t('team.title')} />
      <ul className={styles.members}>
        {MEMBERS.map((member) => (
          <li key={member} className={styles.member}>
            <span className={styles.seal} lang="ko" aria-hidden="true">
              {SEALS[member]}
            </span>
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
