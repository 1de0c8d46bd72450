import * as contract from '@app/domain/api/stories.ts';
import { isVisible } from '@app/domain/shared/visibility.ts';
import { createRoute, deleteRoute, replaceRoute } from '../routing/content-routes.ts';
import { paged } from '../routing/paged.ts';
import { route } from '../routing/route.ts';
import { getContent, STORIES } from '../content/content-store.ts';
import { findStories } from '../content/public-content-store.ts';

export const listStories = route(contract.listStories, async ({ query, http }, { db, clock }) =>
  paged(http, await findStories(db, clock.now(), query)),
);

export const getStory = route(contract.getStory, ({ params }, deps) =>
  getContent(deps, STORIES, params.id, (story) => isVisible(story, deps.clock.now())),
);

export const createStory = createRoute(contract.createStory, STORIES);
export const replaceStory = replaceRoute(contract.replaceStory, STORIES);
export const deleteStory = deleteRoute(contract.deleteStory, STORIES);
