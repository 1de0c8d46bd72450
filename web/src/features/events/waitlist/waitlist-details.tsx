import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDeadline } from '@app/domain/booking/format-deadline.ts';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { paths } from '../../../config/paths.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { localizedPath } from '../../../i18n/localized-path.ts';
import { formatEventTime, timeInSeoul } from '@app/domain/shared/seoul-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { useFocusWhen } from '../../../ui/use-focus-when.ts';
import { useAnswerWaitlist, type WaitlistAnswer, type WaitlistView } from './use-guest-waitlist.ts';
import guestPage from '../guest-page.module.css';
import styles from './waitlist-details.module.css';

/** A waitlist entry as its guest sees it: the position, or the offer with its end, and what can be done. */
export function WaitlistDetails({ token, entry }: { token: string; entry: WaitlistView }) {
  const { t } = useTranslation('waitlist');
  const { language } = useLanguage();
  const answer = useAnswerWaitlist(token);
  const navigate = useNavigate();
  const { state, partySize, acceptsFewer, position, waiting, offer } = entry;
  const heading = useFocusWhen(state !== 'waiting' && state !== 'offered');
  const { joined, freeUntil } = entry;
  const { price } = entry.event;
  const [now] = useState(() => new Date());
  const timeOf = ({ dateTime }: { dateTime: string }) => timeInSeoul(new Date(dateTime), language);
  const wonOf = (won: number) => (won === 0 ? t('free') : formatWon(won));
  /** A value, with the one that it had when the guest joined if that was another. */
  const since = (value: string, before: string | undefined) =>
    before === undefined || before === value ? value : `${value} ${t('changedFrom', { before })}`;
  const openBooking = ({ bookingToken }: WaitlistView) =>
    bookingToken && void navigate(localizedPath(paths.booking(bookingToken), language));
  const send = (name: WaitlistAnswer) => answer.mutate(name, { onSuccess: openBooking });
  const button = (name: WaitlistAnswer, look?: 'quiet') => (
    <Button {...(look && { look })} disabled={answer.isPending} onClick={() => send(name)}>
      {t(`answer.${name}`)}
    </Button>
  );
  return (
    <Section className={guestPage.page}>
      <h1 ref={heading} tabIndex={-1} className={guestPage.title}>
        {t(`state.${state}.title`)}
      </h1>
      <p>
        {state === 'offered' && offer
          ? t('offer', { count: offer.seats, until: formatEventTime(new Date(offer.expiresAt), language) })
          : t(`state.${state}.text`)}
      </p>
      <dl className={guestPage.facts}>
        <dt>{t('event')}</dt>
        <dd>
          <LocalLink to={paths.event(entry.eventId)}>
            {keepTogether(localized(entry.event, 'title', language))}
          </LocalLink>
        </dd>
        <dt>{t('when')}</dt>
        <dd>{since(timeOf(entry.event), timeOf(joined))}</dd>
        <dt>{t('where')}</dt>
        <dd>
          {since(localized(entry.event, 'location', language), localized(joined, 'location', language))}
        </dd>
        <dt>{t('party')}</dt>
        <dd>{t(acceptsFewer && partySize > 1 ? 'peopleOrFewer' : 'people', { count: partySize })}</dd>
        {state === 'offered' && offer && price !== undefined && (
          <>
            <dt>{t('price')}</dt>
            <dd>{since(wonOf(price), joined.price === undefined ? undefined : wonOf(joined.price))}</dd>
            <dt>{t('total')}</dt>
            <dd>{t('totalOf', { count: offer.seats, won: wonOf(price * offer.seats) })}</dd>
          </>
        )}
        {position !== undefined && (
          <>
            <dt>{t('position')}</dt>
            <dd>{t('positionOf', { position, count: waiting })}</dd>
          </>
        )}
      </dl>
      {state === 'offered' && freeUntil && (
        <p className={guestPage.soft}>
          {now < new Date(freeUntil)
            ? t('refundUntil', { until: formatDeadline(new Date(freeUntil), language) })
            : t('refundOver')}{' '}
          <LocalLink to={`${paths.terms}#withdrawal`}>{t('rules')}</LocalLink>
        </p>
      )}
      {state === 'offered' && (
        <div className={styles.answers}>
          {button('accept')}
          {button('decline', 'quiet')}
        </div>
      )}
      {state === 'waiting' && (
        <>
          <p className={guestPage.soft}>{t('order')}</p>
          <div className={styles.answers}>{button('leave', 'quiet')}</div>
        </>
      )}
      {entry.bookingToken && <LocalLink to={paths.booking(entry.bookingToken)}>{t('toBooking')}</LocalLink>}
      {(state === 'waiting' || state === 'offered') && <p className={guestPage.soft}>{t('help')}</p>}
    </Section>
  );
}
