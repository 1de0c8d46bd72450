import { describe, expect, it } from 'vitest';
import { PROOFS } from '../../../tests/conformance/cases/rules/queries.ts';
import type { RulesQuery } from './firestore-api.ts';
import {
  ADMIN,
  accessTo,
  and,
  decideWith,
  firestoreRules,
  reference,
  VISITOR,
  where,
} from '../../../tests/support/rules/firestore-requests.ts';

const active = where('isActive', '==', true);

describe('a list is allowed only if its filters prove the rule', () => {
  it.each(PROOFS)('%s (%#)', (rule, filter, proved) => {
    const source = firestoreRules(`match /events/{id} { allow list: if ${rule}; }`);
    const query: Partial<RulesQuery> = filter ? { where: filter } : {};
    const access = accessTo({ 'members/visitor-1': {} });
    expect(decideWith(source, { method: 'list', path: 'events', auth: VISITOR, query, access }).allowed).toBe(
      proved,
    );
  });
});

describe('a list rule', () => {
  const list = (rule: string, query: Partial<RulesQuery>): boolean =>
    decideWith(firestoreRules(`match /events/{id} { allow list: if ${rule}; }`), {
      method: 'list',
      path: 'events',
      query,
    }).allowed;

  it('can use the limit, offset and order of the query', () => {
    expect(list('request.query.limit <= 10', { limit: 10 })).toBe(true);
    expect(list('request.query.limit <= 10', { limit: 11 })).toBe(false);
    expect(list('request.query.limit <= 10', {})).toBe(false);
    expect(list('request.query.limit == null', {})).toBe(true);
    expect(list('request.query.offset == 5', { offset: 5 })).toBe(true);
    expect(list('request.query.offset == 0', {})).toBe(true);
    const orderBy = [
      ['title', 'ASC'],
      ['author.name', 'DESC'],
    ] as const;
    expect(list("request.query.orderBy == {'title': 'ASC', 'author.name': 'DESC'}", { orderBy })).toBe(true);
    expect(list("request.query.orderBy.title == 'ASC'", { orderBy })).toBe(true);
    expect(list("request.query.orderBy.title == 'ASC'", {})).toBe(false);
    expect(list('request.query.orderBy.size() == 0', {})).toBe(true);
  });

  it('can rely on the presence of a field that the query orders by', () => {
    expect(list("'title' in resource.data", { orderBy: [['title', 'ASC']] })).toBe(true);
    expect(list("'title' in resource.data", { orderBy: [['price', 'ASC']] })).toBe(false);
    expect(
      list("'author' in resource.data && 'name' in resource.data.author", {
        orderBy: [['author.name', 'ASC']],
      }),
    ).toBe(true);
  });

  it('is not proved by filters with too many disjunctions, but still by the other filters', () => {
    const any = where(
      'a',
      'in',
      Array.from({ length: 30 }, (_, index) => `v${index}`),
    );
    expect(list("resource.data.a != 'other'", { where: and(any, any) })).toBe(true);
    expect(list("resource.data.a != 'other'", { where: and(any, any, any) })).toBe(false);
    expect(list('resource.data.isActive == true', { where: and(any, any, any, active) })).toBe(true);
  });
});

describe('the rules that cover a list', () => {
  const COVER = firestoreRules(`
    match /events/{id}/reviews/{review} { allow list: if request.auth.token.admin == true; }
    match /{path=**}/comments/{comment} { allow list: if resource.data.isPublic == true; }
    match /events/e1/notes/{note} { allow list; }
  `);
  const isPublic = where('isPublic', '==', true);
  const group = (collectionId: string, parent = ''): Partial<RulesQuery> => ({
    collectionId,
    parent,
    allDescendants: true,
  });

  it.each([
    ['a subcollection by its own rule', true, 'events/e1/reviews', {}, ADMIN],
    ['a subcollection by a caller whom its rule denies', false, 'events/e1/reviews', {}, VISITOR],
    ['a collection group by a rule with a fixed path', false, 'reviews', group('reviews'), ADMIN],
    [
      'a collection group by a rule with {path=**}',
      true,
      'comments',
      { ...group('comments'), where: isPublic },
      VISITOR,
    ],
    [
      'a collection group without the filter that the rule requires',
      false,
      'comments',
      group('comments'),
      VISITOR,
    ],
    [
      'a collection group below a parent document',
      true,
      'events/e1/comments',
      { ...group('comments', 'events/e1'), where: isPublic },
      VISITOR,
    ],
    ['a collection by a rule with {path=**}', true, 'events/e1/comments', { where: isPublic }, VISITOR],
    ['a root collection by a rule with {path=**}', true, 'comments', { where: isPublic }, VISITOR],
    ['a subcollection of a document with a literal path', true, 'events/e1/notes', {}, VISITOR],
    ['the same subcollection of another document', false, 'events/e2/notes', {}, VISITOR],
    ['a collection without a rule', false, 'events', {}, ADMIN],
  ] as const)('%s: allowed is %s', (_, allowed, path, query, auth) => {
    expect(decideWith(COVER, { method: 'list', path, query, auth }).allowed).toBe(allowed);
  });

  it('do not include a rule for a single document, unless the query names the document', () => {
    const source = firestoreRules('match /events/e1 { allow read; }');
    expect(decideWith(source, { method: 'list', path: 'events' }).allowed).toBe(false);
    const one = { where: where('__name__', '==', reference('events/e1')) };
    expect(decideWith(source, { method: 'list', path: 'events', query: one }).allowed).toBe(true);
  });
});
