import type { PageProps } from '../../app/routes.tsx';
import { Withheld } from '../../age-gate/age-restricted.tsx';
import { ProductPage } from '../../features/catalogue/detail/product-page.tsx';

export function ProductRoute({ id }: PageProps) {
  return <ProductPage id={id} withheld={<Withheld />} />;
}
