import { useTranslation } from 'react-i18next';
import { SUBSCRIPTION_STATES, subscriptionState } from '@app/domain/newsletter/newsletter-subscription.ts';
import type { NewsletterSubscription } from '@app/domain/newsletter/newsletter-subscription-schema.ts';
import { formatBadgeDate } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { EmptyState } from '../lists/empty-state.tsx';
import { ExportButtons } from '../lists/export-buttons.tsx';
import { choiceFilter } from '../lists/filters.tsx';
import { readAll } from '../lists/read-all.ts';
import { ResourceTab } from '../lists/resource-tab.tsx';
import { sheetOf } from '../lists/sheet.ts';
import type { SortedSelection } from '../lists/use-found-items.ts';
import styles from './newsletter.module.css';
import { Subscription, SubscriptionState } from './subscription.tsx';

/**
 * The subscriptions of each state, newest first. Unconfirmed ones are active as well, but have no time of confirmation. Firestore
 * omits documents without the sort field, which selects the unconfirmed ones: they have no other order.
 */
const SELECTIONS = {
  confirmed: {
    where: [
      ['isActive', '==', true],
      ['confirmedAt', '>', new Date(0)],
    ],
    orderBy: ['confirmedAt', 'desc'],
  },
  unconfirmed: { orderBy: ['confirmBy', 'desc'], isUnsorted: true },
  ended: { where: [['isActive', '==', false]] },
} as const satisfies Record<string, Partial<SortedSelection> & { isUnsorted?: boolean }>;

/** The recipients of the newsletter; each subscription is ended in its row. */
export function NewsletterTab() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  /** The addresses that may receive a newsletter: confirmed and not unsubscribed. */
  const readConfirmed = async () =>
    sheetOf(
      [
        { title: t('newsletter.email'), value: ({ email }) => email },
        { title: t('newsletter.language'), value: (one) => t(`newsletter.languages.${one.language}`) },
        { title: t('newsletter.confirmed'), value: ({ confirmedAt }) => confirmedAt, kind: 'time' },
      ],
      await readAll<NewsletterSubscription>('newsletterSubscriptions', {
        where: [['isActive', '==', true]],
        orderBy: ['confirmedAt', 'desc'],
      }),
    );
  return (
    <ResourceTab<NewsletterSubscription>
      collection="newsletterSubscriptions"
      label={t('newsletter.title')}
      loading={t('newsletter.loading')}
      counted={(count) => t('newsletter.shown', { count })}
      empty={<EmptyState title={t('newsletter.empty')} detail={t('newsletter.emptyDetail')} />}
      placeholder={t('newsletter.searchHint')}
      actions={<ExportButtons subject={['newsletter']} read={readConfirmed} />}
      orderBy={['subscribedAt', 'desc']}
      sorts={{ email: 'email', subscribedAt: 'subscribedAt' }}
      filters={[
        choiceFilter({
          parameter: 'state',
          label: t('newsletter.filterLabel'),
          choices: [...SUBSCRIPTION_STATES, 'all'],
          labelOf: (state) => t(`newsletter.filters.${state}`),
          narrow: (state) => ({
            ...SELECTIONS[state],
            keep: (subscription) => subscriptionState(subscription) === state,
          }),
        }),
      ]}
      renderCard={(subscription) => <Subscription subscription={subscription} />}
      renderCards={(subscriptions) => (
        <ul className={styles.list}>
          {subscriptions.map((subscription) => (
            <li key={subscription.id}>
              <Subscription subscription={subscription} />
            </li>
          ))}
        </ul>
      )}
      view="table"
      table={{
        nameOf: ({ email }) => email,
        columns: [
          { key: 'email', title: t('newsletter.email'), render: (_, { email }) => email },
          {
            key: 'subscribedAt',
            title: t('newsletter.since'),
            responsive: ['md'],
            render: (_, { subscribedAt }) => formatBadgeDate(subscribedAt, language),
          },
          {
            key: 'state',
            title: t('newsletter.filterLabel'),
            render: (_, subscription) => <SubscriptionState subscription={subscription} />,
          },
        ],
      }}
    />
  );
}
