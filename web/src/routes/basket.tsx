import { BasketPage } from '../features/payment/basket/basket-page.tsx';

export function BasketRoute() {
  return <BasketPage />;
}
