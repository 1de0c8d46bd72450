import type { PageProps } from '../../app/routes.tsx';
import { Withheld } from '../../age-gate/age-restricted.tsx';
import { StoryPage } from '../../features/stories/detail/story-page.tsx';

export function StoryRoute({ id }: PageProps) {
  return <StoryPage id={id} withheld={<Withheld />} />;
}
