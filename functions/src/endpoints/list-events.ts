import * as contract from '@app/domain/api/events.ts';
import { paged } from '../routing/paged.ts';
import { route } from '../routing/route.ts';
import { findEvents } from '../store/public-content-store.ts';

export const listEvents = route(contract.listEvents, async ({ query, http }, { db, clock }) =>
  paged(http, await findEvents(db, clock.now(), query)),
);
