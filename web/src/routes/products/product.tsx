import { AgeRestricted } from '../../age-gate/age-restricted.tsx';
import { ProductPage } from '../../features/catalogue/detail/product-page.tsx';
import type { PageProps } from '../page-props.ts';

export function ProductRoute({ id }: PageProps) {
  return <ProductPage id={id} ageRestricted={<AgeRestricted />} />;
}
