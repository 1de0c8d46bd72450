import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { subscriptionState } from '@app/domain/newsletter/newsletter-subscription.ts';
import type { NewsletterSubscription } from '@app/domain/newsletter/newsletter-subscription-schema.ts';
import { formatBadgeDate } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import styles from './newsletter.module.css';
import { UnsubscribeButton } from './unsubscribe-button.tsx';

export function Subscription({ subscription }: { subscription: NewsletterSubscription }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const id = useId();
  const { email, subscribedAt } = subscription;
  return (
    <article className={styles.subscription} aria-labelledby={id} tabIndex={-1}>
      <h2 id={id}>{email}</h2>
      <time dateTime={subscribedAt.toISOString()}>
        {t('newsletter.sinceDate', { date: formatBadgeDate(subscribedAt, language) })}
      </time>
      <SubscriptionState subscription={subscription} />
    </article>
  );
}

/** The state of a subscription, and the button that ends it. */
export function SubscriptionState({ subscription }: { subscription: NewsletterSubscription }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { isActive, confirmBy, unsubscribedAt } = subscription;
  const state = subscriptionState(subscription);
  return (
    <>
      {state === 'unconfirmed' && (
        <Badge tone="muted">
          {confirmBy
            ? t('newsletter.unconfirmedUntil', { date: formatBadgeDate(confirmBy, language) })
            : t('newsletter.unconfirmed')}
        </Badge>
      )}
      {isActive ? (
        <UnsubscribeButton subscription={subscription} />
      ) : (
        <Badge tone="muted">
          {unsubscribedAt
            ? t('newsletter.endedDate', { date: formatBadgeDate(unsubscribedAt, language) })
            : t('newsletter.ended')}
        </Badge>
      )}
    </>
  );
}
