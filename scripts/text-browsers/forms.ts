import { personalDataPage } from '@app/domain/api/personal-data.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { aBookingInput, anOrder, anOrderInput, aPayment } from '@app/domain/testing/factories.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatBadgeDate } from '@app/domain/shared/seoul-time.ts';
import type { Backend } from '../../e2e/fixtures/backend.ts';
import { EMULATED_HASH_SECRET } from '../../functions/src/env.ts';
import { orderToken, subscriptionId, unsubscribeToken } from '../../functions/src/mail/link-tokens.ts';
import { pageText } from '../../functions/src/mail/mail-text.ts';
import { COFFEES } from '../../seed/src/content/coffees.ts';
import { paths } from '../../web/src/config/paths.ts';
import { localizedPath } from '../../web/src/i18n/localized-path.ts';
import enAgeGate from '../../web/src/i18n/locales/en/ageGate.ts';
import enContact from '../../web/src/i18n/locales/en/contact.ts';
import enEvents from '../../web/src/i18n/locales/en/events.ts';
import enManageBooking from '../../web/src/i18n/locales/en/manageBooking.ts';
import enNewsletter from '../../web/src/i18n/locales/en/newsletter.ts';
import enOrder from '../../web/src/i18n/locales/en/order.ts';
import enProduct from '../../web/src/i18n/locales/en/product.ts';
import enProductPage from '../../web/src/i18n/locales/en/productPage.ts';
import enProducts from '../../web/src/i18n/locales/en/products.ts';
import enSearch from '../../web/src/i18n/locales/en/search.ts';
import enStores from '../../web/src/i18n/locales/en/stores.ts';
import enStories from '../../web/src/i18n/locales/en/stories.ts';
import koAgeGate from '../../web/src/i18n/locales/ko/ageGate.ts';
import koContact from '../../web/src/i18n/locales/ko/contact.ts';
import koEvents from '../../web/src/i18n/locales/ko/events.ts';
import koManageBooking from '../../web/src/i18n/locales/ko/manageBooking.ts';
import koNewsletter from '../../web/src/i18n/locales/ko/newsletter.ts';
import koOrder from '../../web/src/i18n/locales/ko/order.ts';
import koProduct from '../../web/src/i18n/locales/ko/product.ts';
import koProductPage from '../../web/src/i18n/locales/ko/productPage.ts';
import koProducts from '../../web/src/i18n/locales/ko/products.ts';
import koSearch from '../../web/src/i18n/locales/ko/search.ts';
import koStores from '../../web/src/i18n/locales/ko/stores.ts';
import koStories from '../../web/src/i18n/locales/ko/stories.ts';
import type { TextBrowser } from './browsers.ts';

const TEXTS = {
  kr: {
    ageGate: koAgeGate,
    contact: koContact.form,
    event: koEvents.event,
    events: koEvents,
    manage: koManageBooking,
    newsletter: koNewsletter,
    order: koOrder.page,
    product: koProduct,
    products: koProducts,
    restock: koProductPage.restock,
    search: koSearch,
    stores: koStores,
    stories: koStories,
  },
  en: {
    ageGate: enAgeGate,
    contact: enContact.form,
    event: enEvents.event,
    events: enEvents,
    manage: enManageBooking,
    newsletter: enNewsletter,
    order: enOrder.page,
    product: enProduct,
    products: enProducts,
    restock: enProductPage.restock,
    search: enSearch,
    stores: enStores,
    stories: enStories,
  },
} as const;

interface Scene {
  backend: Backend;
  language: Language;
  /** The site's origin. */
  site: string;
  /** Opens a path of the site, in the language of the scene. */
  open(path: string): TextBrowser;
}

interface TextForm {
  name: string;
  run(scene: Scene): Promise<void>;
}

const NAME = '홍길동';
const uniqueEmail = () => `visitor-${crypto.randomUUID()}@example.com`;

const form = ({ language }: Scene) => pageText(language, 'form');

/** Fails unless exactly one document of the collection has the address, and returns it. */
async function storedFor({ backend }: Scene, collection: string, email: string) {
  const { docs } = await backend.db.collection(collection).where('email', '==', email).get();
  if (docs.length !== 1) throw new Error(`${collection} has ${docs.length} documents of the address`);
  return docs[0]!;
}

/** Sends a request as the site does with JavaScript. @returns the answer */
async function post<Answer>({ site }: Scene, path: string, body: object): Promise<Answer> {
  const response = await fetch(site + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Answer;
}

/** Returns the path of the page to which the mail to an address links. */
const linkedIn = async ({ backend }: Scene, email: string, path: string) =>
  path +
  new RegExp(`${path.replace('?', String.raw`\?`)}(\\S+)`).exec(await backend.untilMailed(email, path))![1]!;

/** Sends a form of a page of the API. Lynx does not name such a page, so the site asks for a second press. */
async function send(
  scene: Scene,
  browser: TextBrowser,
  name: 'booking' | 'links' | 'waitlist' | 'personalData',
) {
  const t = form(scene);
  const [sent, again] = [t(`${name}.sent.title`), t('errors.unconfirmed')];
  await browser.press(t(`${name}.button`));
  if ((await browser.see(sent, again)) === sent) return;
  await browser.press(t(`${name}.button`));
  await browser.see(sent);
}

/** The forms that visitors send without JavaScript. The basket, an order and its payment need it. */
export const TEXT_FORMS: readonly TextForm[] = [
  {
    name: 'statement of the age rule',
    async run({ open, language }) {
      await open(paths.makgeolli).see(TEXTS[language].ageGate.statement.title);
    },
  },
  {
    name: 'contact',
    async run(scene) {
      const texts = TEXTS[scene.language].contact;
      const email = uniqueEmail();
      const browser = scene.open(paths.contact);
      await browser.fill(texts.name, NAME);
      await browser.fill(texts.email, email);
      await browser.fillLines(texts.message, '원두를 언제 볶으시는지 궁금합니다.');
      await browser.press(texts.submit);
      await browser.see(form(scene)('contact.sent.title'));
      const stored = await storedFor(scene, 'contacts', email);
      if (stored.get('name') !== NAME) throw new Error(`The name became ${String(stored.get('name'))}`);
    },
  },
  {
    name: 'newsletter',
    async run(scene) {
      const texts = TEXTS[scene.language].newsletter;
      const email = uniqueEmail();
      const browser = scene.open(paths.about);
      await browser.fill(texts.email, email);
      await browser.press(texts.submit);
      await browser.see(form(scene)('newsletter.sent.title'));
      await scene.backend.untilMailed(email, 'confirm?token=');
    },
  },
  {
    name: 'search',
    async run({ open, language }) {
      const texts = TEXTS[language].search;
      const coffee = COFFEES[0]!;
      const title = localized(coffee, 'title', language);
      const browser = open(paths.search);
      // w3m would find the whole title in the field, too.
      await browser.fill(texts.label, title.split(' ').slice(1).join(' '));
      await browser.press(texts.submit);
      await browser.follow(title);
      await browser.see(localized(coffee, 'longDesc', language));
    },
  },
  {
    name: 'filters of the products',
    async run({ open, language }) {
      const { product, products } = TEXTS[language];
      // No coffee is both.
      const [roastLevel, process] = ['dark', 'honey'] as const;
      const browser = open(paths.coffee);
      await browser.check(product.roastLevel[roastLevel]);
      await browser.check(product.process[process]);
      await browser.press(products.apply);
      await browser.see(products.empty.title);
    },
  },
  {
    name: 'filter of the events',
    async run({ backend, open, language }) {
      const { filter, emptyType } = TEXTS[language].events;
      // Only the filter leads to a page without events.
      const classes = await backend.db.collection(COLLECTIONS.events).where('type', '==', 'class').get();
      await Promise.all(classes.docs.map(({ ref }) => ref.update({ isActive: false })));
      const browser = open(paths.experiences);
      await browser.choose(filter.class, filter.workshop);
      await browser.see(emptyType.title.class);
    },
  },
  {
    name: 'search and topics of the stories',
    async run({ backend, open, language }) {
      const texts = TEXTS[language].stories;
      const topic = `Topic-${crypto.randomUUID().slice(0, 8)}`;
      const story = await backend.addStory({ tags: [topic] });
      const searching = open(paths.stories);
      await searching.fill(texts.search, crypto.randomUUID());
      await searching.press(texts.searchNow);
      await searching.see(texts.empty.title);
      const choosing = open(paths.stories);
      await choosing.choose(`${topic} 1`);
      await choosing.follow(localized(story, 'title', language));
      await choosing.see(localized(story, 'body', language));
    },
  },
  {
    name: 'choice of a store',
    async run({ open, language }) {
      const texts = TEXTS[language].stores;
      const browser = open(paths.contact);
      await browser.choose(texts.locations.showOnMap);
      await browser.see(texts.map.directions);
    },
  },
  {
    name: 'restock notice',
    async run(scene) {
      const texts = TEXTS[scene.language].restock;
      const email = uniqueEmail();
      const product = await scene.backend.addProduct({ availability: 'out_of_stock' });
      const browser = scene.open(paths.product(product.id));
      await browser.fill(texts.email, email);
      await browser.press(texts.submit);
      await browser.see(form(scene)('restock.sent.title'));
    },
  },
  {
    name: 'booking',
    async run(scene) {
      const t = form(scene);
      const email = uniqueEmail();
      const event = await scene.backend.addEvent();
      const browser = scene.open(paths.event(event.id));
      await browser.press(TEXTS[scene.language].event.book);
      await browser.fill(t('fields.name'), NAME);
      await browser.fill(t('fields.email'), email);
      await browser.fill(t('fields.numberOfParticipants'), '2');
      await send(scene, browser, 'booking');
      const booked = await storedFor(scene, 'bookings', email);
      const people = booked.get('numberOfParticipants') as number;
      if (people !== 2) throw new Error(`${people} people are booked`);
    },
  },
  {
    name: 'links of bookings, on the page after a booking',
    async run(scene) {
      const browser = scene.open(`/api/forms/sent?form=booking&language=${scene.language}`);
      await browser.fill(form(scene)('fields.email'), uniqueEmail());
      await send(scene, browser, 'links');
    },
  },
  {
    name: 'waitlist',
    async run(scene) {
      const t = form(scene);
      const email = uniqueEmail();
      const event = await scene.backend.addEvent({ capacity: 4 });
      await scene.backend.db.doc(`eventSeats/${event.id}`).set({ booked: 4, isActive: true });
      const browser = scene.open(paths.event(event.id));
      await browser.press(TEXTS[scene.language].event.joinWaitlist);
      await browser.fill(t('fields.name'), NAME);
      await browser.fill(t('fields.email'), email);
      await browser.fill(t('fields.partySize'), '2');
      await send(scene, browser, 'waitlist');
      await storedFor(scene, 'waitlistEntries', email);
    },
  },
  {
    name: 'page of a booking: verify the address and cancel',
    async run(scene) {
      const { backend, language, open } = scene;
      const t = pageText(language, 'guestBooking');
      const email = uniqueEmail();
      const event = await backend.addEvent();
      await post(scene, '/api/bookings', aBookingInput(event.id, { email, language }));
      const browser = open(await linkedIn(scene, email, '/booking/'));
      await browser.follow(TEXTS[language].manage.withoutScript);
      await browser.press(t('verify.button'));
      await browser.press(t('cancel.button'));
      await browser.see(t('title.cancelled'));
    },
  },
  {
    name: 'page of an order: cancel',
    async run(scene) {
      const { backend, language, open } = scene;
      const t = pageText(language, 'orderPage');
      const product = await backend.addProduct();
      const { token } = await post<{ token: string }>(
        scene,
        '/api/orders',
        anOrderInput(product.id, { language }),
      );
      const browser = open(paths.order(token));
      await browser.follow(TEXTS[language].order.withoutScript);
      await browser.press(t('cancel.confirm'));
      await browser.see(t('states.cancelled.title'));
    },
  },
  {
    name: 'page of an order: request a return',
    async run(scene) {
      const { backend, language, open } = scene;
      const t = pageText(language, 'orderPage');
      const now = new Date();
      const order = anOrder({
        language,
        ledger: {
          state: 'sent',
          holdsGoods: true,
          payments: [aPayment()],
          shipment: { carrier: 'Sample', trackingNo: '1' },
          sentAt: now,
        },
      });
      const { id, expiresAt: _expiresAt, ...fields } = order;
      await backend.db.doc(`${COLLECTIONS.orders}/${id}`).set(fields);
      const browser = open(paths.order(orderToken(EMULATED_HASH_SECRET, 'order', id)));
      await browser.follow(TEXTS[language].order.withoutScript);
      // The hint stands between the label and the field.
      await browser.fillLines(t('returns.textHint'), '봉투가 찢어져 있었습니다.');
      await browser.press(t('returns.confirm'));
      await browser.see(t('returns.outcomes.waiting', { day: formatBadgeDate(now, language) }));
    },
  },
  {
    name: 'newsletter: confirm the address, and unsubscribe',
    async run(scene) {
      const { language, open } = scene;
      const t = pageText(language, 'linkPage');
      const email = uniqueEmail();
      await post(scene, '/api/newsletter', { email, language });
      const confirming = open(await linkedIn(scene, email, '/api/newsletter/confirm?token='));
      await confirming.press(t('confirm.button'));
      await confirming.see(t('confirmed.title'));
      const token = unsubscribeToken(EMULATED_HASH_SECRET, subscriptionId(email));
      const leaving = open(`/api/newsletter/unsubscribe?token=${token}`);
      await leaving.press(t('unsubscribe.button'));
      await leaving.see(t('unsubscribed.title'));
    },
  },
  {
    name: 'personal data: ask for the link, and have everything deleted',
    async run(scene) {
      const t = pageText(scene.language, 'personalData');
      const email = uniqueEmail();
      await post(scene, '/api/newsletter', { email, language: scene.language });
      const browser = scene.open(`${personalDataPage.path}?language=${scene.language}`);
      await browser.fill(form(scene)('fields.email'), email);
      await send(scene, browser, 'personalData');
      const stored = scene.open(await linkedIn(scene, email, `${personalDataPage.path}/`));
      await stored.press(t('stored.erase'));
      await stored.see(t('erased.title'));
    },
  },
];

/** Returns the address of a path in a language. The pages of the API name the language in their query. */
export const addressOf = (site: string, path: string, language: Language) =>
  `${site}${path.startsWith('/api/') ? path : localizedPath(path, language)}`;
