import type { SpecialHoursLists } from '@app/domain/store-location/special-hours.ts';
import type { FormSpecialHours } from './values.ts';
import { USUAL } from './week.ts';

/** What a form shows for days that are added: closed, and the usual times if they are not. */
export const NEW_SPECIAL_HOURS: FormSpecialHours = {
  from: '',
  until: '',
  isOpen: false,
  ...USUAL,
  reason: '',
  reasonKr: '',
};

/** Returns a line of special hours as typed; it may be incomplete. */
export function lineOf({ from, until, isOpen, open, close }: FormSpecialHours): string {
  return `${from}/${until || from} ${isOpen ? `${open}-${close}` : 'closed'}`;
}

/** Special hours as a form shows them. */
export function specialHoursToForm(store: SpecialHoursLists): FormSpecialHours[] {
  return (store.specialHours ?? []).map((line, index) => {
    const [from = '', until = '', hours = ''] = line.split(/[/ ]/);
    const [open, close] = hours.split('-');
    return {
      ...NEW_SPECIAL_HOURS,
      from,
      until: until === from ? '' : until,
      isOpen: close !== undefined,
      ...(open && close && { open, close }),
      reason: store.specialHoursReasons?.[index] ?? '',
      reasonKr: store.specialHoursReasonsKr?.[index] ?? '',
    };
  });
}

/** Returns the lists that are stored, by date; without empty ones. */
export function specialHoursFromForm(rows: readonly FormSpecialHours[]): SpecialHoursLists {
  const sorted = rows.toSorted((a, b) => a.from.localeCompare(b.from));
  const notes = (name: 'reason' | 'reasonKr') => sorted.map((row) => row[name].trim());
  const lists = {
    specialHours: sorted.map(lineOf),
    specialHoursReasons: notes('reason'),
    specialHoursReasonsKr: notes('reasonKr'),
  };
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.some(Boolean)));
}
