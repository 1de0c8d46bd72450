import { useTranslation } from 'react-i18next';
import { BRAND } from '@app/domain/brand.ts';
import { telephoneUrl } from '@app/domain/shared/telephone.ts';
import { paths } from '../../config/paths.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { encodePathSegment } from '@app/domain/shared/encode-path-segment.ts';
import { ButtonAnchor, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './payment-failure.module.css';

interface PaymentFailureProps {
  /** The title of the item; null while the dialog is closed. */
  title: string | null;
  onClose: () => void;
}

/** The dialog that shows alternatives when the payment provider's script cannot be loaded. */
export function PaymentFailure({ title, onClose }: PaymentFailureProps) {
  const { t } = useTranslation(['orderPayment', 'common']);
  const about = title === null ? '' : `?about=${encodePathSegment(title)}`;
  return (
    <Dialog
      open={title !== null}
      onClose={onClose}
      dismissible
      title={t('failed.title')}
      closeLabel={t('common:close')}
    >
      <div className={styles.body}>
        <p>{t('failed.text', { title: title ?? '' })}</p>
        <div className={styles.actions}>
          <ButtonAnchor href={telephoneUrl(BRAND.phone)}>
            {t('failed.call', { phone: BRAND.phone })}
          </ButtonAnchor>
          <LocalLink to={paths.contact + about} className={buttonClass('quiet')} onClick={onClose}>
            {t('failed.write')}
          </LocalLink>
        </div>
      </div>
    </Dialog>
  );
}
