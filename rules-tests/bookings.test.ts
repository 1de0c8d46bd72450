import { BOOKING_CASES } from './cases/bookings.ts';
import { describeCases } from './through-emulator.ts';

describeCases('bookings', BOOKING_CASES);
