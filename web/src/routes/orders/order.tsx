import { useParams } from 'react-router-dom';
import { OrderPage } from '../../features/payment/order-page/order-page.tsx';

export function OrderRoute() {
  const { id = '' } = useParams();
  return <OrderPage token={id} />;
}
