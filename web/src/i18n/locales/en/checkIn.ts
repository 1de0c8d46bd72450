import type ko from '../../ko/admin/checkIn.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  open: 'Check in guests',
  close: 'Back to bookings',
  total: '{{arrived}} of {{people}} arrived',
  loading: 'Loading guests…',
  fetchFailed: 'Failed to fetch guests',
  empty: 'No guests yet',
  emptyDetail: 'Pending and confirmed bookings appear here by themselves.',
  tooEarly: 'Guests can be checked in from the day of the event.',
  guests: 'Guests',
  search: 'Find a guest',
  searchHint: 'Name, phone, reference',
  scan: 'Scan an entry code',
  scanHint: 'Hold the code on the guest’s phone in the middle of the picture.',
  scanClose: 'Close',
  cameraRefused:
    'The camera cannot be used. Allow it for this site in the browser’s settings and reload the page, or find the guest by name.',
  cameraMissing: 'No camera was found on this device. Find the guest by name or reference.',
  cameraFailed:
    'The camera could not be started. Close other apps that use it, or find the guest by name or reference.',
  notOnList:
    '“{{code}}” is not on the list of this event. The booking may be for another date, or cancelled.',
  all_one: 'Check in',
  all_other: 'Check in all {{count}}',
  rest_one: 'Check in the last one',
  rest_other: 'Check in the other {{count}}',
  more: 'One more arrived',
  fewer: 'One fewer arrived',
  undo: 'Undo',
  noShow: 'No-show',
  undoNoShow: 'Undo no-show',
  nameOfAction: '{{action}}: {{name}}',
  changed:
    'Someone else has just changed this on another device: {{arrived}} of {{people}} have arrived now. Check with the guest, then press again.',
  refused: 'Nothing was recorded, because the booking has changed in the meantime. See its current state.',
  notSaved: 'Nothing was recorded. Check your connection and press again.',
} as const satisfies Translation<typeof ko>;
