import type ko from '../ko/adminCheckIn.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  close: 'Back to bookings',
  total: '{{arrived}} of {{people}} arrived',
  loading: 'Loading guests…',
  fetchFailed: 'Failed to fetch guests',
  empty: 'No guests yet',
  emptyDetail: 'Pending and confirmed bookings appear here automatically.',
  tooEarly: 'Guests can be checked in from the day of the event.',
  guests: 'Guests',
  search: 'Search guests',
  searchHint: 'Name, phone, reference',
  scan: 'Scan an entry code',
  scanHint: 'Centre the guest’s code in the camera view.',
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
  unsent_one: '1 check-in not sent yet',
  unsent_other: '{{count}} check-ins not sent yet',
  unsentDetail: 'They are kept on this phone and sent as soon as the connection returns.',
  sendNow: 'Send now',
  keptHere: 'Kept on this phone, not yet sent',
  undecided_one: '1 check-in needs your decision',
  undecided_other: '{{count}} check-ins need your decision',
  decide: 'Decide at check-in',
  changed: 'Another device has recorded this party since: {{arrived}} of {{people}} have arrived now.',
  bookingChanged:
    'The server did not accept this check-in, because the booking has changed: {{arrived}} of {{people}} have arrived now.',
  bookingGone: 'The server did not accept this check-in, because the booking no longer exists.',
  notListed:
    'The server did not accept this check-in: booking {{reference}} is no longer on the list of this event. It was cancelled or moved to another date.',
  recordedHere: 'Recorded on this phone: {{before}} → {{arrived}} ({{moment}})',
  addMine: 'Count mine too: {{arrived}} of {{people}}',
  discardMine: 'Discard mine',
  refused: 'Nothing was recorded, because the booking has changed in the meantime. See its current state.',
  notSaved: 'Nothing was recorded. Check your connection and press again.',
} as const satisfies Translation<typeof ko>;
