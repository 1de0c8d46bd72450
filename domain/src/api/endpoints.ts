import * as addresses from './addresses.ts';
import * as admin from './admin.ts';
import * as bookings from './bookings.ts';
import * as contacts from './contacts.ts';
import * as events from './events.ts';
import * as faqs from './faqs.ts';
import * as forms from './forms.ts';
import * as guestBookings from './guest-bookings.ts';
import * as guests from './guests.ts';
import * as holds from './holds.ts';
import * as mails from './mails.ts';
import * as newsletter from './newsletter.ts';
import * as numbers from './numbers.ts';
import * as objects from './objects.ts';
import * as openapi from './openapi.ts';
import * as orders from './orders.ts';
import * as personalData from './personal-data.ts';
import * as products from './products.ts';
import * as restock from './restock.ts';
import * as secondFactor from './second-factor.ts';
import * as sitePictures from './site-pictures.ts';
import * as storeLocations from './store-locations.ts';
import * as stories from './stories.ts';
import * as tags from './tags.ts';
import * as waitlist from './waitlist.ts';
import type { Endpoint } from './endpoint.ts';

/** The HTTP contract: the endpoints of each noun's module. `functions/src/routes.ts` has their handlers under the same names. */
const NOUNS = {
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
};

type EndpointsOf<Module> = {
  [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name];
};

export type Contract = { [Noun in keyof typeof NOUNS]: EndpointsOf<(typeof NOUNS)[Noun]> };

/** Tells the endpoints of a module from what else it exports, such as the name of a header. */
const isEndpoint = (exported: unknown): exported is Endpoint =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported;

/** All endpoints of the HTTP contract. */
export const ENDPOINTS: readonly Endpoint[] = Object.values<object>(NOUNS)
  .flatMap((module): unknown[] => Object.values(module))
  .filter(isEndpoint);
