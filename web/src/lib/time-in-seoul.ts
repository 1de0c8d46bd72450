import { keepTogether } from '@app/domain/shared/keep-together.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';

/** Formats a time with its zone for a page: `Saturday, Nov 28 at 2:00 PM KST`. Lines do not break within the time. */
export const timeInSeoul = (moment: Date, language: Language): string =>
  keepTogether(`${formatEventTime(moment, language)} KST`);
