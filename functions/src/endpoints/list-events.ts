import * as contract from '@app/domain/api/events.ts';
import { paged } from '../http/paged.ts';
import { route } from '../http/route.ts';
import { findEvents } from '../store/public-content-store.ts';

export const listEvents = route(contract.listEvents, async ({ query, http }, { db }) =>
  paged(http, await findEvents(db, query)),
);
