import type about from './locales/ko/about.ts';
import type aboutIntro from './locales/ko/aboutIntro.ts';
import type admin from './locales/ko/admin.ts';
import type adminActivity from './locales/ko/adminActivity.ts';
import type adminCheckIn from './locales/ko/adminCheckIn.ts';
import type adminDialogs from './locales/ko/adminDialogs.ts';
import type adminTags from './locales/ko/adminTags.ts';
import type ageGate from './locales/ko/ageGate.ts';
import type agePolicy from './locales/ko/agePolicy.ts';
import type booking from './locales/ko/booking.ts';
import type common from './locales/ko/common.ts';
import type contact from './locales/ko/contact.ts';
import type eventPage from './locales/ko/eventPage.ts';
import type events from './locales/ko/events.ts';
import type faqs from './locales/ko/faqs.ts';
import type home from './locales/ko/home.ts';
import type legal from './locales/ko/legal.ts';
import type manageBooking from './locales/ko/manageBooking.ts';
import type newsletter from './locales/ko/newsletter.ts';
import type numbers from './locales/ko/numbers.ts';
import type offline from './locales/ko/offline.ts';
import type order from './locales/ko/order.ts';
import type orderPayment from './locales/ko/orderPayment.ts';
import type pairings from './locales/ko/pairings.ts';
import type privacy from './locales/ko/privacy.ts';
import type product from './locales/ko/product.ts';
import type productPage from './locales/ko/productPage.ts';
import type products from './locales/ko/products.ts';
import type search from './locales/ko/search.ts';
import type stores from './locales/ko/stores.ts';
import type storeSales from './locales/ko/storeSales.ts';
import type stories from './locales/ko/stories.ts';
import type submission from './locales/ko/submission.ts';
import type terms from './locales/ko/terms.ts';
import type waitlist from './locales/ko/waitlist.ts';

/** The namespaces and their keys. Korean is the source; the type `Translation` checks English against it. */
export interface Resources {
  about: typeof about;
  aboutIntro: typeof aboutIntro;
  admin: typeof admin;
  adminActivity: typeof adminActivity;
  adminCheckIn: typeof adminCheckIn;
  adminDialogs: typeof adminDialogs;
  adminTags: typeof adminTags;
  ageGate: typeof ageGate;
  agePolicy: typeof agePolicy;
  booking: typeof booking;
  common: typeof common;
  contact: typeof contact;
  eventPage: typeof eventPage;
  events: typeof events;
  faqs: typeof faqs;
  home: typeof home;
  legal: typeof legal;
  manageBooking: typeof manageBooking;
  newsletter: typeof newsletter;
  numbers: typeof numbers;
  offline: typeof offline;
  order: typeof order;
  orderPayment: typeof orderPayment;
  pairings: typeof pairings;
  privacy: typeof privacy;
  product: typeof product;
  productPage: typeof productPage;
  products: typeof products;
  search: typeof search;
  stores: typeof stores;
  storeSales: typeof storeSales;
  stories: typeof stories;
  submission: typeof submission;
  terms: typeof terms;
  waitlist: typeof waitlist;
}

export type Namespace = keyof Resources;

declare module 'i18next' {
  /** Makes an unknown key or variable a type error. */
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    strictKeyChecks: true;
  }
  interface ResourceNamespaceMap extends Resources {}
}
