import type { ReactElement } from 'react';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import {
  formatSpecialDays,
  formatSpecialHours,
  upcomingSpecialHours,
} from '@app/domain/store-location/special-hours.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useMinute } from '../../lib/use-minute.ts';

/** Returns the lines about a store's special hours in the coming weeks: days, hours and reason, if need be in the other language. */
export function useSpecialHours(store: StoreLocation): ReactElement[] {
  const { language } = useLanguage();
  return upcomingSpecialHours(store, useMinute()).map((special) => {
    const isKorean = special.reasonKr && (language === 'kr' || !special.reason);
    const reason = isKorean ? special.reasonKr : special.reason;
    return (
      <div key={special.from}>
        {keepTogether(`${formatSpecialDays(special, language)} ${formatSpecialHours(special, language)}`)}
        {reason && <span lang={isKorean ? 'ko' : 'en'}>{keepTogether(` · ${reason}`)}</span>}
      </div>
    );
  });
}
