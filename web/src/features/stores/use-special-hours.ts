import { localized } from '@app/domain/shared/localized.ts';
import {
  formatSpecialDays,
  formatSpecialHours,
  upcomingSpecialHours,
} from '@app/domain/store-location/special-hours.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useMinute } from '../../lib/use-minute.ts';

/** Returns the lines about a store's special hours in the coming weeks: days, hours and reason. */
export function useSpecialHours(store: StoreLocation): string[] {
  const { language } = useLanguage();
  return upcomingSpecialHours(store, useMinute()).map((special) =>
    [
      `${formatSpecialDays(special, language)} ${formatSpecialHours(special, language)}`,
      localized(special, 'reason', language),
    ]
      .filter(Boolean)
      .join(' · '),
  );
}
