import { useParams } from 'react-router-dom';
import { Withheld } from '../../features/age-gate/withheld.tsx';
import { ProductPage } from '../../features/catalogue/detail/product-page.tsx';

export function ProductRoute() {
  const { id = '' } = useParams();
  return <ProductPage id={id} withheld={<Withheld />} />;
}
