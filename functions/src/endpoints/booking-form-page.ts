import * as contract from '@app/domain/api/forms.ts';
import { DomainError } from '@app/domain/errors.ts';
import { findBookable } from '../forms/bookable-event.ts';
import { formPage } from '../forms/form-page.ts';
import { KEY_FIELD } from '../forms/form-fields.ts';
import { route } from '../routing/route.ts';

export const bookingFormPage = route(contract.bookingFormPage, async ({ query, http }, deps) => {
  const { eventId, language, key } = query;
  if (!key) {
    const search = new URLSearchParams({ eventId, language, key: crypto.randomUUID() });
    return http.redirect(`${contract.bookingFormPage.path}?${search}`, 303);
  }
  const values = { eventId, [KEY_FIELD]: key };
  const page = { form: 'booking' as const, language, values, config: deps.config, now: deps.clock.now() };
  http.set('errorPage', (error) => formPage({ ...page, error }));
  const event = await findBookable(deps, eventId);
  if (!event) throw new DomainError('not_found');
  if (event.availability.state === 'full') throw new DomainError('capacity_exceeded');
  if (event.availability.state !== 'open') throw new DomainError('event_closed');
  return formPage({ ...page, event });
});
