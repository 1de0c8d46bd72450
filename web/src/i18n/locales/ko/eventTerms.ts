export { BOOKING_NOTICES as default } from '@app/domain/notices/ko/booking.ts';
