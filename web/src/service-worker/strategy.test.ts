import { expect, it } from 'vitest';
import { strategyOf } from './strategy.ts';

const SITE = 'https://shop.example.com';

const open = (path: string) => ({
  url: SITE + path,
  method: 'GET',
  mode: 'navigate',
  accept: 'text/html,*/*',
});
const request = (path: string) => ({ url: SITE + path, method: 'GET', mode: 'cors', accept: '*/*' });

it.each(['/', '/en', '/coffee', '/en/products/house-blend', '/experiences/drip', '/stories/wall', '/basket'])(
  'keeps the public page %s',
  (path) => {
    expect(strategyOf(open(path), SITE)).toBe('page');
    expect(strategyOf({ ...request(path), accept: 'text/html' }, SITE)).toBe('page');
  },
);

it.each([
  ['a signed link of a booking', '/booking/eyJhbGciOi'],
  ['a signed link of a waitlist entry', '/en/waitlist/eyJhbGciOi'],
  ['a signed link of an order', '/orders/eyJhbGciOi'],
  ['a link in a mail', '/api/newsletter/confirm?token=eyJhbGciOi'],
  ['the dashboard', '/admin'],
  ['a tab of the dashboard', '/admin/bookings'],
  ['the dashboard’s login', '/admin/login'],
  ['a search', '/search?q=filter'],
  ['a filtered list', '/coffee?origin=Ethiopia'],
  ['a form without JavaScript', '/api/bookings/form?event=drip'],
  ['an unknown page', '/products/house-blend/reviews'],
  ['a feed', '/feed.xml'],
])('never keeps %s, and shows the offline page in its place', (_, path) => {
  expect(strategyOf(open(path), SITE)).toBe('document');
  expect(strategyOf({ ...request(path), accept: 'text/html' }, SITE)).toBeNull();
});

it.each([
  '/assets/index-a1b2c3d4.js',
  '/assets/home-a1b2c3d4.css',
  '/assets/fonts-1ec200cec6bf/serif-0.woff2',
])('keeps the file %s of a build', (path) => expect(strategyOf(request(path), SITE)).toBe('file'));

it.each([
  ['the API', request('/api/products')],
  ['a submitted form', { ...open('/contact'), method: 'POST' }],
  ['the index of the search', request('/search-index.json')],
  ['the list of the hosted builds', request('/assets/builds.json')],
  ['the worker itself', request('/service-worker.js')],
  ['another site', { ...request('/'), url: 'https://firestore.example.com/assets/index-a1b2c3d4.js' }],
  ['a page of another site', { ...open('/'), url: 'https://other.example.com/coffee' }],
])('leaves a request for %s to the browser', (_, asked) => {
  expect(strategyOf(asked, SITE)).toBeNull();
});
