import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import type { NewsletterSubscription } from '@app/domain/newsletter/newsletter-subscription-schema.ts';
import { formatBadgeDate } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { ListTable } from '../lists/list-table.tsx';
import type { Sorting } from '../lists/use-sort.ts';
import { Subscription, SubscriptionState } from './subscription.tsx';

interface SubscriptionTableProps {
  subscriptions: readonly NewsletterSubscription[];
  sorting: Sorting | undefined;
}

/** The subscriptions as a table; each is ended in its row. */
export function SubscriptionTable({ subscriptions, sorting }: SubscriptionTableProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const columns: TableColumnsType<NewsletterSubscription> = [
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
  ];
  return (
    <ListTable
      items={subscriptions}
      columns={columns}
      sorting={sorting}
      nameOf={({ email }) => email}
      renderDetail={(subscription) => <Subscription subscription={subscription} />}
    />
  );
}
