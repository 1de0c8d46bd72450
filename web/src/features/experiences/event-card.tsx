import { useTranslation } from 'react-i18next';
import { BRAND } from '@app/domain/brand.ts';
import { payableForEvent } from '@app/domain/payment/online-price.ts';
import { isAlcoholRelated } from '@app/domain/shared/alcohol.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatBadgeDate, formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { AlcoholWarning } from '../../ui/alcohol-warning.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { Price } from '../../ui/price.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Picture } from '../../ui/picture.tsx';
import { BookNow } from './book-now.tsx';
import styles from './event-card.module.css';
import { formatDuration } from './event-format.ts';
import { SeatsBadge } from './seats-badge.tsx';
import type { ListedEvent } from './event-data/use-events.ts';

export function EventCard({ event }: { event: ListedEvent }) {
  const { t } = useTranslation('experiences');
  const { language } = useLanguage();
  const title = localized(event, 'title', language);
  const facts = [
    [t('event.time'), `${formatEventTime(event.dateTime, language)} KST`],
    [t('event.place'), localized(event, 'location', language)],
    [t('event.duration'), formatDuration(event.duration, t)],
    [t('event.capacity'), t('event.upTo', { count: event.capacity })],
  ] as const;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture
          path={event.image}
          alt={localized(event, 'imageAlt', language) ?? ''}
          ratio="3/2"
          sizes="(width < 44rem) 92vw, (width < 68rem) 44vw, 24rem"
          upTo={960}
        />
        <span className={styles.date}>{formatBadgeDate(event.dateTime, language)}</span>
      </div>
      <div className={styles.badges}>
        <Badge>{t(`type.${event.type}`)}</Badge>
        <SeatsBadge availability={event.availability} />
      </div>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{localized(event, 'description', language)}</p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isAlcoholRelated(event) && <AlcoholWarning />}
      <div className={styles.foot}>
        <p className={styles.price}>
          <Price
            text={event.price === 0 ? t('event.free') : formatWon(event.price)}
            withUnit={event.price > 0 ? t('event.perPerson', { price: formatWon(event.price) }) : undefined}
            id={event.id}
            title={title}
            won={payableForEvent(event, event.availability.state, BRAND.payment)}
          />
        </p>
        <BookNow event={event} title={title} />
      </div>
    </article>
  );
}
