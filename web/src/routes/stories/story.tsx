import { AgeRestricted } from '../../age-gate/age-restricted.tsx';
import { StoryPage } from '../../features/stories/detail/story-page.tsx';
import type { PageProps } from '../page-props.ts';

export function StoryRoute({ id }: PageProps) {
  return <StoryPage id={id} ageRestricted={<AgeRestricted />} />;
}
