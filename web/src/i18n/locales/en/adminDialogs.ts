import type { Translation } from '@app/domain/shared/translation.ts';
import type ko from '../ko/adminDialogs.ts';
import account from './admin/accountDialog.ts';
import callOff from './admin/callOff.ts';
import emailCorrection from './admin/emailCorrection.ts';
import enterBooking from './admin/enterBooking.ts';
import eventChange from './admin/eventChange.ts';
import heldSeats from './admin/heldSeats.ts';
import seatLedger from './admin/seatLedger.ts';
import series from './admin/seriesDialog.ts';
import notices from './admin/noticeSettings.ts';
import orders from './admin/ordersDialog.ts';
import savedReplies from './admin/savedReplies.ts';
import shortcuts from './admin/shortcutsDialog.ts';
import versions from './admin/versionsDialog.ts';
import waitlist from './admin/waitlist.ts';

export default {
  account,
  callOff,
  emailCorrection,
  enterBooking,
  eventChange,
  heldSeats,
  seatLedger,
  series,
  notices,
  orders,
  savedReplies,
  shortcuts,
  versions,
  waitlist,
} as const satisfies Translation<typeof ko>;
