import { useParams } from 'react-router-dom';
import { Withheld } from '../../features/age-gate/withheld.tsx';
import { StoryPage } from '../../features/stories/detail/story-page.tsx';

export function StoryRoute() {
  const { id = '' } = useParams();
  return <StoryPage id={id} withheld={<Withheld />} />;
}
