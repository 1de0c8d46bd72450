import { BRAND } from '@app/domain/brand.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './private-events.module.css';

/** For groups: an event of their own, arranged by mail. */
export function PrivateEvents() {
  const words = useMessages().experiences.private;
  return (
    <Section className={styles.section} aria-labelledby="private-events">
      <div className={styles.block}>
        <h2 id="private-events" className={styles.title}>
          {words.title}
        </h2>
        <p className={styles.text}>{words.text}</p>
        <ButtonAnchor
          look="light"
          href={`mailto:${BRAND.eventsEmail}?subject=${encodeURIComponent(words.subject)}`}
        >
          {words.mail}
        </ButtonAnchor>
      </div>
    </Section>
  );
}
