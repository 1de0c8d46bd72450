import { useTranslation } from 'react-i18next';
import {
  SUBSCRIPTION_STATES,
  type SubscriptionState,
  subscriptionState,
} from '@app/domain/newsletter/newsletter-subscription.ts';
import type { NewsletterSubscription } from '@app/domain/newsletter/newsletter-subscription-schema.ts';
import type { SortedSelection } from '../lists/use-found-items.ts';
import { ChoiceField } from '../lists/choice-field.tsx';
import { LiveList } from '../lists/live-list.tsx';
import { EmptyState, NoResults } from '../lists/empty-state.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { useSort } from '../lists/use-sort.ts';
import { TabFrame } from '../lists/tab-frame.tsx';
import { Toolbar } from '../lists/toolbar.tsx';
import { useChoice, useParameter } from '../lists/use-parameter.ts';
import { NewsletterExport } from './newsletter-export.tsx';
import styles from './newsletter.module.css';
import { Subscription } from './subscription.tsx';
import { SubscriptionTable } from './subscription-table.tsx';

const SORTS = { email: 'email', subscribedAt: 'subscribedAt' };

const FILTERS = [...SUBSCRIPTION_STATES, 'all'] as const;

/**
 * The subscriptions of each state, newest first. Unconfirmed ones are active as well, but have no time of confirmation. Firestore
 * omits documents without the sort field, which selects the unconfirmed ones: they have no other order.
 */
const SELECTIONS: Record<SubscriptionState | 'all', SortedSelection> = {
  confirmed: {
    where: [
      ['isActive', '==', true],
      ['confirmedAt', '>', new Date(0)],
    ],
    orderBy: ['confirmedAt', 'desc'],
  },
  unconfirmed: { orderBy: ['confirmBy', 'desc'] },
  ended: { where: [['isActive', '==', false]], orderBy: ['subscribedAt', 'desc'] },
  all: { orderBy: ['subscribedAt', 'desc'] },
};

/** The recipients of the newsletter. */
export function NewsletterTab() {
  const { t } = useTranslation('admin');
  const [filter, choose] = useChoice('state', FILTERS);
  const [text, search] = useParameter('q');
  const own = SELECTIONS[filter];
  const { sorting, orderBy } = useSort(filter === 'unconfirmed' ? {} : SORTS, own.orderBy);
  const belongs = (subscription: NewsletterSubscription) =>
    filter === 'all' || subscriptionState(subscription) === filter;
  return (
    <TabFrame>
      <Toolbar actions={<NewsletterExport />}>
        <ChoiceField
          label={t('newsletter.filterLabel')}
          value={filter}
          options={FILTERS.map((value) => ({ value, label: t(`newsletter.filters.${value}`) }))}
          onChoose={choose}
        />
        <SearchField
          label={t('lists.search')}
          placeholder={t('newsletter.searchHint')}
          hint={t('lists.searchReach')}
          value={text}
          onSearch={search}
        />
      </Toolbar>
      <LiveList<NewsletterSubscription>
        key={JSON.stringify([filter, text, orderBy])}
        collection="newsletterSubscriptions"
        selection={{ ...own, orderBy }}
        search={{ text, state: filter === 'all' ? '' : filter }}
        keep={belongs}
        label={t('newsletter.title')}
        loading={t('newsletter.loading')}
        counted={(count) => t('newsletter.shown', { count })}
        empty={
          text || filter !== 'confirmed' ? (
            <NoResults />
          ) : (
            <EmptyState title={t('newsletter.empty')} detail={t('newsletter.emptyDetail')} />
          )
        }
        view="table"
        renderTable={(subscriptions) => (
          <SubscriptionTable subscriptions={subscriptions} sorting={text ? undefined : sorting} />
        )}
      >
        {(subscriptions) => (
          <ul className={styles.list}>
            {subscriptions.map((subscription) => (
              <li key={subscription.id}>
                <Subscription subscription={subscription} />
              </li>
            ))}
          </ul>
        )}
      </LiveList>
    </TabFrame>
  );
}
