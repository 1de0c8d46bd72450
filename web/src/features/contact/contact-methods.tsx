import { BRAND } from '@app/domain/brand.ts';
import { groupDaysByHours } from '@app/domain/store-location/opening-hours.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { scrollToPart } from '../../lib/scroll-to-part.ts';
import { Card } from '../../ui/card.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './contact-methods.module.css';
import { useContactWords } from './words.ts';

export const CONTACT_METHODS_ID = 'contact-methods';

/** Mail, telephone and social profile, when somebody is there, and how soon an answer comes. */
export function ContactMethods({ faqsId }: { faqsId: string }) {
  const { language } = useLanguage();
  const { methods } = useContactWords();
  return (
    <Card id={CONTACT_METHODS_ID} title={methods.title}>
      <dl className={styles.methods}>
        <dt>{methods.email}</dt>
        <dd>
          <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
        </dd>
        <dt>{methods.phone}</dt>
        <dd>
          <a href={`tel:${BRAND.phone}`}>{BRAND.phone}</a>
        </dd>
        <dt>{methods.social}</dt>
        <dd>
          <a href={BRAND.social.instagram} target="_blank" rel="noreferrer">
            {BRAND.social.handle} <VisuallyHidden>({methods.opensInNewTab})</VisuallyHidden>
          </a>
        </dd>
        <dt>{methods.hours}</dt>
        <dd>
          <ul>
            {groupDaysByHours(BRAND.hours, language).map(({ days, hours }) => (
              <li key={days} className={styles.day}>
                <span>{days}</span> {hours}
              </li>
            ))}
          </ul>
        </dd>
      </dl>
      <p className={styles.reply}>{methods.reply}</p>
      <a
        href={`#${faqsId}`}
        className={styles.faq}
        onClick={(event) => {
          event.preventDefault();
          scrollToPart(faqsId);
        }}
      >
        {methods.faq}
      </a>
    </Card>
  );
}
