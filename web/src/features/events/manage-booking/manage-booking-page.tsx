import { useTranslation } from 'react-i18next';
import { paths } from '../../../config/paths.ts';
import { PageHead } from '../../../i18n/page-head.tsx';
import { encodePathSegment } from '@app/domain/shared/encode-path-segment.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { AsOf } from '../../../ui/as-of.tsx';
import { ContentMissing } from '../../../ui/content-missing.tsx';
import { InBrowser } from '../../../ui/in-browser.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Section } from '../../../ui/section.tsx';
import guestPage from '../guest-page.module.css';
import { BookingDetails } from './booking-details.tsx';
import { SendLinks } from './send-links.tsx';
import { useFollowedPayment, useGuestBooking, useLinkOpened } from './use-guest-booking.ts';

function LoadedBooking({ token }: { token: string }) {
  const { t } = useTranslation(['manageBooking', 'common']);
  const { data: booking, isPending, isError, dataUpdatedAt, refetch } = useGuestBooking(token);
  useLinkOpened(token, booking?.canManage === true && booking.status === 'pending');
  useFollowedPayment(token, booking?.payment);
  if (booking)
    return (
      <>
        {isError && (
          <Section>
            <AsOf at={dataUpdatedAt} />
          </Section>
        )}
        <BookingDetails token={token} booking={booking} />
      </>
    );
  if (isPending) return <Spinner label={t('common:loading')} />;
  if (isError)
    return (
      <Section className={guestPage.page}>
        <LoadFailure onRetry={() => void refetch()} />
      </Section>
    );
  return (
    <>
      <ContentMissing texts={t('notFound', { returnObjects: true })} to={paths.experiences} />
      <Section>
        <SendLinks />
      </Section>
    </>
  );
}

/** The page of a booking behind the guest's signed link. The server renders only its loading state. */
export function ManageBookingPage({ token }: { token: string }) {
  const { t } = useTranslation('manageBooking');
  const withoutScript = (
    <a href={`/api/bookings/${encodePathSegment(token)}/page`} className={buttonClass('secondary')}>
      {t('withoutScript')}
    </a>
  );
  return (
    <>
      <PageHead title={t('title')} description={t('description')} isPrivate />
      <InBrowser title={t('title')} withoutScript={withoutScript}>
        <LoadedBooking token={token} />
      </InBrowser>
    </>
  );
}
