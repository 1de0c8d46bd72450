import { useTranslation } from 'react-i18next';
import type { NewsletterSubscription } from '@app/domain/newsletter/newsletter-subscription-schema.ts';
import { ExportButton } from '../lists/export-button.tsx';
import { readAll } from '../lists/read-all.ts';
import { formatSheetTime } from '../lists/sheet-time.ts';

/** Downloads the addresses that a newsletter may be sent to: nobody who has unsubscribed is among them. */
export function NewsletterExport() {
  const { t } = useTranslation();
  const read = async () => {
    const active = await readAll<NewsletterSubscription>('newsletterSubscriptions', {
      where: [['isActive', '==', true]],
      orderBy: ['subscribedAt', 'desc'],
    });
    const rows = active.map(({ email, subscribedAt }) => [email, formatSheetTime(subscribedAt)]);
    return [[t('newsletter.email'), t('newsletter.since')], ...rows];
  };
  return <ExportButton subject="newsletter" read={read} />;
}
