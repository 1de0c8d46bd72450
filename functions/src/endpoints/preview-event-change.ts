import * as contract from '@app/domain/api/events.ts';
import { previewEventChange as preview } from '../bookings/preview-event-change.ts';
import { route } from '../routing/route.ts';

export const previewEventChange = route(contract.previewEventChange, ({ params: { id }, body }, deps) =>
  preview(deps, id, body),
);
