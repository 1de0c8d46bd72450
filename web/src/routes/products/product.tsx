import { useParams } from 'react-router-dom';
import { AgeRestricted } from '../../age-gate/age-restricted.tsx';
import { ProductPage } from '../../features/products/detail/product-page.tsx';
import { StoriesAbout } from '../../features/stories/stories-about.tsx';

export function ProductRoute() {
  const { id = '' } = useParams();
  return <ProductPage id={id} ageRestricted={<AgeRestricted />} stories={<StoriesAbout productId={id} />} />;
}
