import { useParams } from 'react-router-dom';
import { ManageBookingPage } from '../../features/events/manage-booking/manage-booking-page.tsx';

export function BookingRoute() {
  const { id = '' } = useParams();
  return <ManageBookingPage token={id} />;
}
