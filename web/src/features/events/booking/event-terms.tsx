import { useTranslation } from 'react-i18next';
import { BRAND } from '@app/domain/brand.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { FREE_CANCELLATION_DAYS } from '@app/domain/legal.ts';
import { isPaidOnSite, onlinePriceOfEvent } from '@app/domain/payment/online-price.ts';
import { timeToPay } from '@app/domain/order/pay-by.ts';
import { isAlcoholRelated } from '@app/domain/shared/alcohol.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { paths } from '../../../config/paths.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { encodePathSegment } from '@app/domain/shared/encode-path-segment.ts';
import styles from './event-terms.module.css';

/**
 * What a guest has to know before booking, on the event's page and in the dialog: how and until when to pay, or how to arrange
 * another payment, what to bring, and what a cancellation costs.
 */
export function EventTerms({ event }: { event: Event }) {
  const { t } = useTranslation(['eventPage', 'events']);
  const title = localized(event, 'title', useLanguage().language);
  const { unit, count } = timeToPay(event);
  return (
    <ul className={styles.terms}>
      {isPaidOnSite(event, BRAND.payment) && <li>{t('paidOnSite')}</li>}
      {onlinePriceOfEvent(event, BRAND.payment) !== null && (
        <li>
          {t('paidOnline', { time: t(`time.${unit}`, { count }) })} {t('otherPayment.offer')}{' '}
          <LocalLink to={`${paths.contact}?about=${encodePathSegment(title)}`} target="_blank">
            {t('otherPayment.contact')}
          </LocalLink>
        </li>
      )}
      {isAlcoholRelated(event) && <li>{t('bringProofOfAge')}</li>}
      <li>{event.bookingUrl ? t('bookedElsewhere') : <Refund isFree={event.price === 0} />}</li>
    </ul>
  );
}

function Refund({ isFree }: { isFree: boolean }) {
  const { t } = useTranslation('events');
  return (
    <>
      {!isFree && `${t('event.refund', { count: FREE_CANCELLATION_DAYS })} `}
      <LocalLink to={`${paths.terms}#withdrawal`} target="_blank">
        {t('event.rules')}
      </LocalLink>
    </>
  );
}
