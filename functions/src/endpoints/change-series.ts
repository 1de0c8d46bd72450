import * as contract from '@app/domain/api/events.ts';
import { changeSeries as change } from '../bookings/change-series.ts';
import { route } from '../routing/route.ts';

export const changeSeries = route(
  contract.changeSeries,
  ({ params: { id }, headers, body, admin: uid }, deps) =>
    change(deps, id, body, { uid, expected: headers[contract.IF_MATCH] }),
);
