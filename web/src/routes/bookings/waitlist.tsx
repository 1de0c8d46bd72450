import { useParams } from 'react-router-dom';
import { WaitlistPage } from '../../features/events/waitlist/waitlist-page.tsx';

export function WaitlistRoute() {
  const { id = '' } = useParams();
  return <WaitlistPage token={id} />;
}
