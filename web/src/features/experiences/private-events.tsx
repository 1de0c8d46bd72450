import { BRAND } from '@app/domain/brand.ts';
import { paths } from '../../app/paths.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { buttonClass } from '../../ui/button.tsx';
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
        <div className={styles.actions}>
          <LocalLink to={`${paths.contact}?type=event`} className={buttonClass('light')}>
            {words.contact}
          </LocalLink>
          <a
            className={styles.mail}
            href={`mailto:${BRAND.eventsEmail}?subject=${encodeURIComponent(words.subject)}`}
          >
            {words.mail}
          </a>
        </div>
      </div>
    </Section>
  );
}
