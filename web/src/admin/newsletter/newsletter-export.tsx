import { useTranslation } from 'react-i18next';
import type { NewsletterSubscription } from '@app/domain/newsletter/newsletter-subscription-schema.ts';
import { ExportButton } from '../lists/export-button.tsx';
import { readAll } from '../lists/read-all.ts';
import { formatSheetTime } from '../lists/sheet-time.ts';

/** Downloads the addresses that may receive a newsletter: confirmed and not unsubscribed. */
export function NewsletterExport() {
  const { t } = useTranslation('admin');
  const read = async () => {
    const confirmed = await readAll<NewsletterSubscription>('newsletterSubscriptions', {
      where: [['isActive', '==', true]],
      orderBy: ['confirmedAt', 'desc'],
    });
    const rows = confirmed.map(({ email, language, confirmedAt }) => [
      email,
      t(`newsletter.languages.${language}`),
      formatSheetTime(confirmedAt!),
    ]);
    return [[t('newsletter.email'), t('newsletter.language'), t('newsletter.confirmed')], ...rows];
  };
  return <ExportButton subject="newsletter" read={read} />;
}
