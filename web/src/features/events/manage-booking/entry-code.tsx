import { useTranslation } from 'react-i18next';
import { QrCode } from '../../../ui/qr-code.tsx';
import styles from './entry-code.module.css';

/**
 * The QR code of a booking's reference, which the dashboard reads at the door. Unlike the link of this page, the reference
 * allows nobody to change the booking.
 */
export function EntryCode({ reference }: { reference: string }) {
  const { t } = useTranslation('manageBooking');
  return (
    <figure className={styles.code}>
      <QrCode content={reference} />
      <figcaption>
        <strong>{t('entryCode.label', { reference })}</strong> {t('entryCode.hint')}
      </figcaption>
    </figure>
  );
}
