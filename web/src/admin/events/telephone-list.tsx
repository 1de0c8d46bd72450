import { useTranslation } from 'react-i18next';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { shownPhone, telephoneUrl } from '@app/domain/shared/telephone.ts';
import { useLanguage } from '../../i18n/language.tsx';

/** The guests whom no mail can tell, with their telephone numbers. */
export function TelephoneList({ guests }: { guests: readonly Pick<Booking, 'id' | 'name' | 'phone'>[] }) {
  const { t } = useTranslation('adminDialogs');
  const { language } = useLanguage();
  return (
    <>
      <p>{t('callOff.withoutMail')}</p>
      <ul>
        {guests.map(({ id, name, phone }) => (
          <li key={id}>
            {name} {phone && <a href={telephoneUrl(phone)}>{shownPhone(phone, language)}</a>}
          </li>
        ))}
      </ul>
    </>
  );
}
