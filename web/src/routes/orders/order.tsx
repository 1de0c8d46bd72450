import { useParams } from 'react-router-dom';
import { OrderPage } from '../../features/orders/order-page/order-page.tsx';

export function OrderRoute() {
  const { id = '' } = useParams();
  return <OrderPage token={id} />;
}
