import { useTranslation } from 'react-i18next';
import { paths } from '../../../config/paths.ts';
import { PageHead } from '../../../i18n/page-head.tsx';
import { AsOf } from '../../../ui/as-of.tsx';
import { ContentMissing } from '../../../ui/content-missing.tsx';
import { InBrowser } from '../../../ui/in-browser.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Section } from '../../../ui/section.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import guestPage from '../guest-page.module.css';
import { useGuestWaitlist } from './use-guest-waitlist.ts';
import { WaitlistDetails } from './waitlist-details.tsx';

function LoadedEntry({ token }: { token: string }) {
  const { t } = useTranslation(['waitlist', 'common']);
  const { data: entry, isPending, isError, dataUpdatedAt, refetch } = useGuestWaitlist(token);
  if (entry)
    return (
      <>
        {isError && (
          <Section>
            <AsOf at={dataUpdatedAt} />
          </Section>
        )}
        <WaitlistDetails token={token} entry={entry} />
      </>
    );
  if (isPending) return <Spinner label={t('common:loading')} />;
  if (isError)
    return (
      <Section className={guestPage.page}>
        <LoadFailure onRetry={() => void refetch()} />
      </Section>
    );
  return <ContentMissing texts={t('notFound', { returnObjects: true })} to={paths.experiences} />;
}

/** The page of a waitlist entry behind the guest's signed link. The server renders only its loading state. */
export function WaitlistPage({ token }: { token: string }) {
  const { t } = useTranslation('waitlist');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} isPrivate />
      <InBrowser title={t('title')}>
        <LoadedEntry token={token} />
      </InBrowser>
    </>
  );
}
