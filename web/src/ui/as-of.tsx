import { useTranslation } from 'react-i18next';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../i18n/language.tsx';

/** Says from when the shown data is, in milliseconds, because the server could not be reached for newer data. */
export function AsOf({ at }: { at: number }) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  return <output>{t('error.asOf', { at: formatEventTime(new Date(at), language) })}</output>;
}
