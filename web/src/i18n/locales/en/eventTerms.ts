export { BOOKING_NOTICES as default } from '@app/domain/notices/en/booking.ts';
