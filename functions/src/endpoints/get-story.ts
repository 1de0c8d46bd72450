import * as contract from '@app/domain/api/stories.ts';
import { isVisible } from '@app/domain/shared/visibility.ts';
import { route } from '../routing/route.ts';
import { getContent, STORIES } from '../store/content-store.ts';

export const getStory = route(contract.getStory, ({ params }, deps) =>
  getContent(deps, STORIES, params.id, (story) => isVisible(story, deps.clock.now())),
);
