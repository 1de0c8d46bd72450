import * as contract from '@app/domain/api/stories.ts';
import { paged } from '../routing/paged.ts';
import { route } from '../routing/route.ts';
import { findStories } from '../store/public-content-store.ts';

export const listStories = route(contract.listStories, async ({ query, http }, { db, clock }) =>
  paged(http, await findStories(db, clock.now(), query)),
);
