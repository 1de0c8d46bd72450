import { StoryList } from '../../features/stories/story-list.tsx';
import { useStoryWords } from '../../features/stories/words.ts';
import { PageHead } from '../../i18n/page-head.tsx';

export function StoriesRoute() {
  const { title, text } = useStoryWords();
  return (
    <>
      <PageHead title={title} description={text} />
      <StoryList />
    </>
  );
}
