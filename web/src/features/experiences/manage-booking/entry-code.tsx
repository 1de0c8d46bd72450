import { encodeQR } from 'qr';
import { useTranslation } from 'react-i18next';
import styles from './entry-code.module.css';

/** The light margin around a code that scanners need, in modules. */
const MARGIN = 4;

/**
 * The QR code of a booking's reference, which the dashboard reads at the door. Unlike the link of this page, the reference
 * allows nobody to change the booking.
 */
export function EntryCode({ reference }: { reference: string }) {
  const { t } = useTranslation('manageBooking');
  const modules = encodeQR(reference, 'raw', { border: MARGIN });
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <figure className={styles.code}>
      <svg viewBox={`0 0 ${modules.length} ${modules.length}`} shapeRendering="crispEdges" aria-hidden="true">
        <path d={dark.join('')} />
      </svg>
      <figcaption>
        <strong>{t('entryCode.label', { reference })}</strong> {t('entryCode.hint')}
      </figcaption>
    </figure>
  );
}
