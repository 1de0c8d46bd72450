import { useTranslation } from 'react-i18next';
import type { NewsletterSubscription } from '@app/domain/newsletter/newsletter-subscription-schema.ts';
import { ExportButtons } from '../lists/export-buttons.tsx';
import { readAll } from '../lists/read-all.ts';
import { sheetOf } from '../lists/sheet.ts';

/** Downloads the addresses that may receive a newsletter: confirmed and not unsubscribed. */
export function NewsletterExport() {
  const { t } = useTranslation('admin');
  const read = async () => {
    const confirmed = await readAll<NewsletterSubscription>('newsletterSubscriptions', {
      where: [['isActive', '==', true]],
      orderBy: ['confirmedAt', 'desc'],
    });
    return sheetOf(
      [
        { title: t('newsletter.email'), value: ({ email }) => email },
        { title: t('newsletter.language'), value: ({ language }) => t(`newsletter.languages.${language}`) },
        { title: t('newsletter.confirmed'), value: ({ confirmedAt }) => confirmedAt, kind: 'time' },
      ],
      confirmed,
    );
  };
  return <ExportButtons subject={['newsletter']} read={read} />;
}
