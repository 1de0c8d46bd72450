import { ADMIN, accessTo, firestoreRules, NOW, VISITOR } from '../../../support/rules/firestore-requests.ts';
import type { Asked } from '../../../support/rules/firestore-requests.ts';

/** Realistic rules: content with a validated shape, owners, counters, inboxes. */
export const CORPUS = firestoreRules(`
  function isAdmin() { return request.auth != null && request.auth.token.admin == true; }
  function isText(value, max) { return value is string && value.size() > 0 && value.size() <= max; }
  function isProduct(data) {
    let required = ['title', 'price', 'tags', 'createdAt'];
    return data.keys().hasAll(required) && data.keys().hasOnly(required.concat(['priceKrw']))
      && isText(data.title, 120)
      && data.price is int && data.price >= 0
      && data.tags is list && data.tags.size() <= 3
      && (!('priceKrw' in data) || data.priceKrw is int)
      && data.createdAt == (resource == null ? request.time : resource.data.createdAt);
  }
  match /products/{id} {
    allow get: if true;
    allow list: if request.query.limit <= 50;
    allow create, update: if isAdmin() && isProduct(request.resource.data);
    allow delete: if isAdmin();
  }
  match /events/{id} {
    allow read: if resource.data.isActive == true || isAdmin();
    match /notes/{note} { allow read: if id == 'open' && note.matches('[a-z]+'); }
  }
  match /contacts/{id} {
    allow update: if isAdmin() && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['isRead']);
  }
  match /users/{uid}/{rest=**} {
    allow read, write: if request.auth.uid == uid;
  }
  match /rooms/{room} {
    allow read: if exists(/databases/$(database)/documents/rooms/$(room)/members/$(request.auth.uid));
    allow update: if get(/databases/$(database)/documents/rooms/$(room)).data.open == true
      && getAfter(/databases/$(database)/documents/counters/rooms).data.count
        == get(/databases/$(database)/documents/counters/rooms).data.count + 1
      && !existsAfter(/databases/$(database)/documents/locks/rooms);
  }
`);

const PRODUCT = { title: 'Kenya AA', price: 1350, tags: ['floral'], createdAt: NOW };
const OLD = new Date('2025-01-01T00:00:00Z');
const counters = (count: number): Record<string, { count: number }> => ({ 'counters/rooms': { count } });
const open = { 'rooms/r1': { open: true }, ...counters(1) };

/** Allowed requests, each with the most similar denied requests. */
// prettier-ignore
export const REQUESTS: readonly (readonly [what: string, allowed: boolean, asked: Asked])[] = [
  ['anyone gets a product', true, { method: 'get', path: 'products/p1', before: PRODUCT }],
  ['… and a missing one', true, { method: 'get', path: 'products/p1' }],
  ['50 are listed', true, { method: 'list', path: 'products', query: { limit: 50 } }],
  ['51 are not', false, { method: 'list', path: 'products', query: { limit: 51 } }],
  ['nor all', false, { method: 'list', path: 'products' }],
  ['the admin creates a product', true, { method: 'create', path: 'products/p1', auth: ADMIN, after: PRODUCT }],
  ['… with an optional field', true, { method: 'create', path: 'products/p1', auth: ADMIN, after: { ...PRODUCT, priceKrw: 18000 } }],
  ['a visitor does not', false, { method: 'create', path: 'products/p1', auth: VISITOR, after: PRODUCT }],
  ['nobody does not', false, { method: 'create', path: 'products/p1', after: PRODUCT }],
  ['an admin claim of another type', false, { method: 'create', path: 'products/p1', auth: { uid: 'a', token: { admin: 'true' } }, after: PRODUCT }],
  ['a field too many', false, { method: 'create', path: 'products/p1', auth: ADMIN, after: { ...PRODUCT, extra: 1 } }],
  ['a field too few', false, { method: 'create', path: 'products/p1', auth: ADMIN, after: { title: 'a', price: 1, createdAt: NOW } }],
  ['an empty title', false, { method: 'create', path: 'products/p1', auth: ADMIN, after: { ...PRODUCT, title: '' } }],
  ['120 characters', true, { method: 'create', path: 'products/p1', auth: ADMIN, after: { ...PRODUCT, title: '맛'.repeat(120) } }],
  ['121 characters', false, { method: 'create', path: 'products/p1', auth: ADMIN, after: { ...PRODUCT, title: '맛'.repeat(121) } }],
  ['a negative price', false, { method: 'create', path: 'products/p1', auth: ADMIN, after: { ...PRODUCT, price: -1 } }],
  ['a float price', false, { method: 'create', path: 'products/p1', auth: ADMIN, after: { ...PRODUCT, price: 13.5 } }],
  ['a price as text', false, { method: 'create', path: 'products/p1', auth: ADMIN, after: { ...PRODUCT, price: '5' } }],
  ['an optional field of the wrong type', false, { method: 'create', path: 'products/p1', auth: ADMIN, after: { ...PRODUCT, priceKrw: null } }],
  ['another time of creation', false, { method: 'create', path: 'products/p1', auth: ADMIN, after: { ...PRODUCT, createdAt: OLD } }],
  ['an update keeps it', true, { method: 'update', path: 'products/p1', auth: ADMIN, before: { ...PRODUCT, createdAt: OLD }, after: { ...PRODUCT, createdAt: OLD } }],
  ['an update changes it', false, { method: 'update', path: 'products/p1', auth: ADMIN, before: { ...PRODUCT, createdAt: OLD }, after: PRODUCT }],
  ['the admin deletes', true, { method: 'delete', path: 'products/p1', auth: ADMIN, before: PRODUCT }],
  ['a visitor deletes', false, { method: 'delete', path: 'products/p1', auth: VISITOR, before: PRODUCT }],
  ['an active event', true, { method: 'get', path: 'events/e1', before: { isActive: true } }],
  ['an inactive event', false, { method: 'get', path: 'events/e1', before: { isActive: false } }],
  ['… for the admin', true, { method: 'get', path: 'events/e1', auth: ADMIN, before: { isActive: false } }],
  ['an event without the field', false, { method: 'get', path: 'events/e1', before: {} }],
  ['… for the admin: an error is absorbed', true, { method: 'get', path: 'events/e1', auth: ADMIN, before: {} }],
  ['a missing event', false, { method: 'get', path: 'events/e1' }],
  ['a nested match sees both wildcards', true, { method: 'get', path: 'events/open/notes/abc', before: {} }],
  ['… the outer one differs', false, { method: 'get', path: 'events/shut/notes/abc', before: {} }],
  ['… the inner one differs', false, { method: 'get', path: 'events/open/notes/a1', before: {} }],
  ['what no match covers', false, { method: 'get', path: 'events/open/notes/abc/more/x', auth: ADMIN, before: {} }],
  ['what no statement covers', false, { method: 'create', path: 'events/e1', auth: ADMIN, after: { isActive: true } }],
  ['only isRead changes', true, { method: 'update', path: 'contacts/c1', auth: ADMIN, before: { name: 'A', isRead: false }, after: { name: 'A', isRead: true } }],
  ['isRead appears', true, { method: 'update', path: 'contacts/c1', auth: ADMIN, before: { name: 'A' }, after: { name: 'A', isRead: true } }],
  ['the name changes too', false, { method: 'update', path: 'contacts/c1', auth: ADMIN, before: { name: 'A', isRead: false }, after: { name: 'B', isRead: true } }],
  ['the name disappears', false, { method: 'update', path: 'contacts/c1', auth: ADMIN, before: { name: 'A', isRead: false }, after: { isRead: true } }],
  ['the owner reads', true, { method: 'get', path: 'users/visitor-1', auth: VISITOR, before: {} }],
  ['… deep below', true, { method: 'create', path: 'users/visitor-1/a/b/c/d', auth: VISITOR, after: {} }],
  ['another does not', false, { method: 'get', path: 'users/visitor-2', auth: VISITOR, before: {} }],
  ['nobody does not read', false, { method: 'get', path: 'users/visitor-1', before: {} }],
  ['a member enters', true, { method: 'get', path: 'rooms/r1', auth: VISITOR, before: {}, access: accessTo({ 'rooms/r1/members/visitor-1': {} }) }],
  ['a stranger does not', false, { method: 'get', path: 'rooms/r1', auth: VISITOR, before: {}, access: accessTo({ 'rooms/r1/members/visitor-2': {} }) }],
  ['the counter moves with it', true, { method: 'update', path: 'rooms/r1', before: {}, after: {}, access: accessTo(open, counters(2)) }],
  ['the counter stays', false, { method: 'update', path: 'rooms/r1', before: {}, after: {}, access: accessTo(open, counters(1)) }],
  ['a lock appears', false, { method: 'update', path: 'rooms/r1', before: {}, after: {}, access: accessTo(open, { ...counters(2), 'locks/rooms': {} }) }],
  ['a document that is read is missing', false, { method: 'update', path: 'rooms/r1', before: {}, after: {}, access: accessTo(counters(1), counters(2)) }],
];
