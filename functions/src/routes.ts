import type { Contract } from '@app/domain/api/endpoints.ts';
import * as addresses from './endpoints/addresses.ts';
import * as admin from './endpoints/admin.ts';
import * as bookings from './endpoints/bookings.ts';
import * as contacts from './endpoints/contacts.ts';
import * as events from './endpoints/events.ts';
import * as faqs from './endpoints/faqs.ts';
import * as forms from './endpoints/forms.ts';
import * as guestBookings from './endpoints/guest-bookings.ts';
import * as guests from './endpoints/guests.ts';
import * as holds from './endpoints/holds.ts';
import * as mails from './endpoints/mails.ts';
import * as newsletter from './endpoints/newsletter.ts';
import * as numbers from './endpoints/numbers.ts';
import * as objects from './endpoints/objects.ts';
import * as openapi from './endpoints/openapi.ts';
import * as orders from './endpoints/orders.ts';
import * as personalData from './endpoints/personal-data.ts';
import * as products from './endpoints/products.ts';
import * as restock from './endpoints/restock.ts';
import * as secondFactor from './endpoints/second-factor.ts';
import * as sitePictures from './endpoints/site-pictures.ts';
import * as storeLocations from './endpoints/store-locations.ts';
import * as stories from './endpoints/stories.ts';
import * as tags from './endpoints/tags.ts';
import * as waitlist from './endpoints/waitlist.ts';
import type { Route } from './routing/route.ts';

/** The handlers of the contract. One that is missing or bound to another endpoint does not compile. */
type Handlers = {
  [Noun in keyof Contract]: {
    [Name in keyof Contract[Noun]]: Contract[Noun][Name] extends { method: infer Method; path: infer Path }
      ? Route<Method, Path>
      : never;
  };
};

const HANDLERS = {
  addresses,
  admin,
  bookings,
  contacts,
  events,
  faqs,
  forms,
  guestBookings,
  guests,
  holds,
  mails,
  newsletter,
  numbers,
  objects,
  openapi,
  orders,
  personalData,
  products,
  restock,
  secondFactor,
  sitePictures,
  storeLocations,
  stories,
  tags,
  waitlist,
} satisfies Handlers;

/** The routes of `/api`, sorted by path: `{` follows all letters, so a literal path precedes one with a parameter. */
export const ROUTES: readonly Route[] = Object.values(HANDLERS)
  .flatMap((handlers) => Object.values<Route>(handlers))
  .toSorted((one, other) => (one.contract.path < other.contract.path ? -1 : 1));
