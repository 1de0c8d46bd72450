import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { subscriptionState } from '@app/domain/newsletter/newsletter-subscription.ts';
import type { NewsletterSubscription } from '@app/domain/newsletter/newsletter-subscription-schema.ts';
import { formatBadgeDate } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { unsubscribeByAdmin } from '@app/domain/api/newsletter.ts';
import { call } from '../../lib/api-client.ts';
import { CommandButton } from '../commands/command-button.tsx';
import styles from './newsletter.module.css';

/** Unsubscribes a reader who asked for it in another way than by the link in the newsletters. */
function UnsubscribeButton({ subscription: { id, email } }: { subscription: NewsletterSubscription }) {
  const { t } = useTranslation('admin');
  return (
    <CommandButton
      aria-keyshortcuts="d"
      aria-label={t('newsletter.nameOfUnsubscribe', { email })}
      command={{
        asks: () => ({
          question: t('newsletter.question', { email }),
          consequence: t('newsletter.consequence'),
          keep: t('newsletter.keep'),
          yes: t('newsletter.unsubscribe'),
        }),
        request: () => call<typeof unsubscribeByAdmin>('POST', `/api/admin/newsletter/${id}/unsubscribe`),
        done: t('newsletter.unsubscribed'),
        failed: t('newsletter.unsubscribeFailed'),
        changes: id,
      }}
    >
      {t('newsletter.unsubscribe')}
    </CommandButton>
  );
}

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
