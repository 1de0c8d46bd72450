import { useTranslation } from 'react-i18next';
import { BRAND } from '@app/domain/brand.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { FREE_CANCELLATION_DAYS } from '@app/domain/legal.ts';
import { isPaidOnSite } from '@app/domain/payment/online-price.ts';
import { isAlcoholRelated } from '@app/domain/shared/alcohol.ts';
import { paths } from '../../config/paths.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import styles from './event-terms.module.css';

/** What a guest has to know before booking: how to pay, what to bring, and what a cancellation costs. */
export function EventTerms({ event }: { event: Event }) {
  const { t } = useTranslation('experiences');
  return (
    <ul className={styles.terms}>
      {isPaidOnSite(event, BRAND.payment) && <li>{t('event.paidOnSite')}</li>}
      {isAlcoholRelated(event) && <li>{t('event.bringProofOfAge')}</li>}
      <li>
        {event.price > 0 && `${t('event.refund', { count: FREE_CANCELLATION_DAYS })} `}
        <LocalLink to={paths.terms} target="_blank">
          {t('event.rules')}
        </LocalLink>
      </li>
    </ul>
  );
}
