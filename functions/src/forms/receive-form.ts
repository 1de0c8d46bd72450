import type { createBooking } from '@app/domain/api/bookings.ts';
import type { ResponseOf } from '@app/domain/api/endpoint.ts';
import { formSentPage } from '@app/domain/api/forms.ts';
import type { FormName } from '@app/domain/api/form-name.ts';
import type { DomainError } from '@app/domain/errors.ts';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@app/domain/shared/language.ts';
import type { Deps } from '../deps.ts';
import { readForm } from '../http/body.ts';
import type { Http } from '../http/http.ts';
import { refererOf, requireSameSiteForm } from '../http/origin.ts';
import { findBookable } from './bookable-event.ts';
import { isOfEvent, requestOf } from './form-fields.ts';
import { formPage } from './form-page.ts';

type Booked = ResponseOf<typeof createBooking>;

/** What the result page says about a booking. */
const bookedQuery = ({ id, payment }: Booked) => ({
  id,
  ...(payment && { payBy: payment.payBy.toISOString() }),
});

/** The page of an error is shown even if the event cannot be read. */
async function findIfReachable(deps: Deps, eventId: string | undefined) {
  try {
    return await findBookable(deps, eventId);
  } catch {
    return undefined;
  }
}

/** Returns the language of the page that contains the form or, if its address is concealed or names none, that of the browser. */
function languageOfPage(http: Http): Language {
  const page = refererOf(http);
  const stated = page?.searchParams.get('language');
  const isOfSite = page !== undefined && page.pathname.startsWith('/') && !page.pathname.startsWith('/api/');
  const language =
    stated ?? (isOfSite ? /^\/en\b/.exec(page.pathname)?.[0].slice(1) : http.req.header('Accept-Language'));
  return /^en\b/i.test(language ?? '') ? 'en' : DEFAULT_LANGUAGE;
}

/** Returns what renders the errors of a form's post before its fields are read. */
export function errorPageOf(form: FormName, http: Http, { config, clock }: Deps) {
  const page = { form, language: languageOfPage(http), values: {}, config, now: clock.now() };
  return (error: DomainError) => formPage({ ...page, error });
}

/**
 * Reads an HTML form's post. From here on, errors of the request are returned as a page with the form, which keeps what was
 * typed. @throws DomainError foreign_origin, payload_too_large
 */
export async function receiveForm(form: FormName, http: Http, deps: Deps) {
  const values = await readForm(http.req.raw);
  const language = LANGUAGES.find((known) => known === values['language']) ?? DEFAULT_LANGUAGE;
  const page = { form, language, values, config: deps.config, now: deps.clock.now() };
  http.set('errorPage', async (error) => {
    const event = isOfEvent(form) ? await findIfReachable(deps, values['eventId']) : undefined;
    return formPage({ ...page, error, ...(event && { event }) });
  });
  requireSameSiteForm(http, deps.config.allowedOrigins);
  return {
    ...requestOf(form, values),
    /** Returns the path of the result page for the endpoint's response. */
    sentPage(answer: unknown): string {
      const booked = form === 'booking' ? bookedQuery(answer as Booked) : {};
      return `${formSentPage.path}?${new URLSearchParams({ form, language, ...booked })}`;
    },
  };
}
