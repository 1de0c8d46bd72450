import { useParams } from 'react-router-dom';
import { AgeRestricted } from '../../age-gate/age-restricted.tsx';
import { NamedProducts } from '../../features/products/named-products.tsx';
import { StoryPage } from '../../features/stories/detail/story-page.tsx';

export function StoryRoute() {
  const { id = '' } = useParams();
  return <StoryPage id={id} ageRestricted={<AgeRestricted />} Products={NamedProducts} />;
}
