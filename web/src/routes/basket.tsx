import { BasketPage } from '../features/orders/basket/basket-page.tsx';

export function BasketRoute() {
  return <BasketPage />;
}
