import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './team.module.css';
import { useAboutWords } from './words.ts';

/** Each with what they mind, cut like a seal: the wall, the field, the fire. */
const SEALS = { founder: '담', curator: '밭', roaster: '불' } as const;
const MEMBERS = ['founder', 'curator', 'roaster'] as const;

export function Team() {
  const { title, members } = useAboutWords().team;
  return (
    <Section className={styles.team}>
      <SectionHead title={title} />
      <ul className={styles.members}>
        {MEMBERS.map((member) => (
          <li key={member} className={styles.member}>
            <span className={styles.seal} lang="ko" aria-hidden="true">
              {SEALS[member]}
            </span>
            <div>
              <h3 className={styles.role}>{members[member].role}</h3>
              <p className={styles.text}>{members[member].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
