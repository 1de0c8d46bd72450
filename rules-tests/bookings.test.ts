import { BOOKING_CASES } from './cases/bookings.ts';
import { describeCases } from './emulator-cases.ts';

describeCases('bookings', BOOKING_CASES);
