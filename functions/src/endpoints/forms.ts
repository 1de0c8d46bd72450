import * as contract from '@app/domain/api/forms.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { offerEnd } from '@app/domain/waitlist/offer-time.ts';
import type { Deps } from '../deps.ts';
import { type BookableEvent, findBookable } from '../forms/bookable-event.ts';
import { KEY_FIELD } from '../forms/form-fields.ts';
import { formPage } from '../forms/form-page.ts';
import { sentPage } from '../forms/sent-page.ts';
import type { Http } from '../http/http.ts';
import { route } from '../routing/route.ts';

interface EventForm {
  form: 'booking' | 'waitlist';
  path: string;
  /** @throws DomainError when the event does not take the form */
  check: (event: BookableEvent, now: Date) => void;
}

interface Query {
  eventId: string;
  language: Language;
  key?: string | undefined;
}

/** Returns the page of an event's form or, without a key, a redirect to the page with a new one. */
async function eventFormPage({ form, path, check }: EventForm, query: Query, http: Http, deps: Deps) {
  const { eventId, language, key } = query;
  if (!key) {
    const search = new URLSearchParams({ eventId, language, key: crypto.randomUUID() });
    return http.redirect(`${path}?${search}`, 303);
  }
  const values = { eventId, [KEY_FIELD]: key };
  const page = { form, language, values, config: deps.config, now: deps.clock.now() };
  http.set('errorPage', (error) => formPage({ ...page, error }));
  const event = await findBookable(deps, eventId);
  if (!event) throw new DomainError('not_found');
  check(event, page.now);
  return formPage({ ...page, event });
}

export const bookingFormPage = route(contract.bookingFormPage, ({ query, http }, deps) => {
  const check = ({ availability: { state } }: BookableEvent) => {
    if (state === 'full') throw new DomainError('capacity_exceeded');
    if (state !== 'open') throw new DomainError('event_closed');
  };
  return eventFormPage({ form: 'booking', path: contract.bookingFormPage.path, check }, query, http, deps);
});

export const waitlistFormPage = route(contract.waitlistFormPage, ({ query, http }, deps) => {
  // While a few seats are free, a larger party may still wait.
  const check = (event: BookableEvent, now: Date) => {
    const { state } = event.availability;
    if ((state !== 'full' && state !== 'open') || !offerEnd(event, now))
      throw new DomainError('event_closed');
  };
  return eventFormPage({ form: 'waitlist', path: contract.waitlistFormPage.path, check }, query, http, deps);
});

export const formSentPage = route(contract.formSentPage, async ({ query }) => sentPage(query));
