import { useTranslation } from 'react-i18next';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { useSitePicture } from '../shared/site-pictures.ts';
import styles from './team.module.css';

const MEMBERS = ['founder', 'curator', 'roaster'] as const;
type Member = (typeof MEMBERS)[number];

/** A syllable for the field of each member, drawn as a seal: wall, field, fire. */
const SEALS: Record<Member, string> = { founder: '담', curator: '밭', roaster: '불' };

export function Team() {
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
