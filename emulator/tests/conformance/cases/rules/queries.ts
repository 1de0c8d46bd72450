import type { QuerySpec } from '../../../support/client.ts';
import type { RulesFilter } from '../../../../src/rules/firestore/firestore-api.ts';
import { NOW, and, or, reference, where } from '../../../support/rules/firestore-requests.ts';

const LATER = new Date(NOW.getTime() + 1);

const active = where('isActive', '==', true);

/** A list rule, the filters of a query, and whether they prove the rule for every document that matches them. */
// prettier-ignore
export const PROOFS: readonly (readonly [rule: string, filter: RulesFilter | undefined, proved: boolean, why: string])[] = [
  ['resource.data.isActive == true',            active,                                         true,  'the filter says it'],
  ['resource.data.isActive == true',            undefined,                                      false, 'nothing is known'],
  ['resource.data.isActive == true',            where('isActive', '==', false),                 false, 'the filter says the opposite'],
  ['resource.data.isActive == true',            where('isActive', '!=', false),                 false, 'it could be text'],
  ['resource.data.isActive == true',            where('active', '==', true),                    false, 'another field'],
  ['resource.data.isActive',                    active,                                         true,  'the value itself'],
  ['true == resource.data.isActive',            active,                                         true,  'either way round'],
  ['resource.data.isActive != false',           active,                                         true,  'not the other value'],
  ['resource.data.isActive == true',            and(active, where('type', '==', 'class')),      true,  'one of two conditions'],
  ['resource.data.isActive == true',            or(active, where('type', '==', 'class')),       false, 'one alternative does not say it'],
  ['resource.data.isActive == true',            or(active, and(active, where('n', '>', 1))),    true,  'both alternatives say it'],
  ["resource.data.isActive == true || resource.data.type == 'class'", or(active, where('type', '==', 'class')), true, 'each alternative proves one side'],
  ["resource.data.isActive == true && resource.data.type == 'class'", or(active, where('type', '==', 'class')), false, 'none proves both'],
  ["resource.data.isActive == true && resource.data.type == 'class'", and(active, where('type', '==', 'class')), true, 'both are said'],

  ["resource.data.status in ['open', 'new']",   where('status', 'in', ['new', 'open']),         true,  'the same values'],
  ["resource.data.status in ['open', 'new']",   where('status', 'in', ['new']),                 true,  'fewer values'],
  ["resource.data.status in ['open', 'new']",   where('status', '==', 'open'),                  true,  'one of the values'],
  ["resource.data.status in ['open', 'new']",   where('status', 'in', ['new', 'shut']),         false, 'one value too many'],
  ["resource.data.status == 'open'",            where('status', 'in', ['open', 'new']),         false, 'one of them is another'],
  ["resource.data.status != 'shut'",            where('status', 'not-in', ['shut', 'gone']),    true,  'excluded'],
  ["resource.data.status != 'shut'",            where('status', 'not-in', ['gone']),            false, 'not excluded'],
  ["!(resource.data.status in ['shut', 'gone'])", where('status', 'not-in', ['shut', 'gone']),  true,  'all excluded'],
  ["!(resource.data.status in ['shut', 'gone'])", where('status', '!=', 'shut'),                false, 'one is not excluded'],
  ['resource.data.status != null',              where('status', '!=', null),                    true,  'is not null'],
  ['resource.data.status == null',              where('status', '==', null),                    true,  'is null'],
  ['resource.data.status == null',              where('status', '!=', 'a'),                     false, '!= leaves out null'],
  ['resource.data.status != null',              where('status', '>', 'a'),                      true,  'a range leaves out null'],

  ['resource.data.publishedAt <= request.time', where('publishedAt', '<=', NOW),                true,  'up to now'],
  ['resource.data.publishedAt <= request.time', where('publishedAt', '<', LATER),               false, 'a moment after now is not proved'],
  ['resource.data.publishedAt <= request.time', where('publishedAt', '<', NOW),                 true,  'before now'],
  ['resource.data.publishedAt <= request.time', where('publishedAt', '<=', LATER),              false, 'possibly later than now'],
  ['resource.data.publishedAt <= request.time', where('publishedAt', '>=', NOW),                false, 'the other direction'],
  ['request.time >= resource.data.publishedAt', where('publishedAt', '<=', NOW),                true,  'mirrored'],
  ['resource.data.publishedAt < request.time',  where('publishedAt', '<=', NOW),                false, 'now itself is not before now'],
  ['resource.data.publishedAt < request.time',  where('publishedAt', '<', NOW),                 true,  'before now'],
  ['resource.data.price >= 0',                  where('price', '>', 0),                         true,  'more than needed'],
  ['resource.data.price > 0',                   where('price', '>=', 0),                        false, 'zero is possible'],
  ['resource.data.price > 0',                   where('price', '>=', 0.5),                      true,  'an integer against a float'],
  ['resource.data.price > 0',                   where('price', '==', 5),                        true,  'a point'],
  ['resource.data.price > 0',                   where('price', 'in', [1, 2, 3]),                true,  'several points'],
  ['resource.data.price > 0',                   where('price', 'in', [0, 1]),                   false, 'one point does not'],
  ['resource.data.price > 0 && resource.data.price < 10', and(where('price', '>=', 1), where('price', '<=', 9)), true, 'a range within'],
  ['resource.data.price > 0 && resource.data.price < 10', where('price', '>=', 1),              false, 'half a range'],
  ['!(resource.data.price > 10)',               where('price', '<=', 10),                       true,  'the complement'],
  ['!(resource.data.price >= 10)',              where('price', '<=', 10),                       false, 'the bound itself'],
  ['resource.data.price != 5',                  where('price', '>', 5),                         true,  'beyond the value'],
  ['resource.data.price != 5',                  where('price', '>=', 5),                        false, 'the value itself'],
  ["resource.data.price != 'a'",                where('price', '>', 5),                         true,  'a range is of one type'],
  ["resource.data.price > 'a'",                 where('price', '>', 5),                         false, 'types that have no order'],
  ['resource.data.price is int',                where('price', '==', 5),                        false, '5.0 equals 5'],
  ['resource.data.price == 5.0',                where('price', '==', 5),                        true,  'equal numbers'],
  ["resource.data.title is string",             where('title', '==', 'a'),                      true,  'a known value has a known type'],

  ["'u1' in resource.data.members",             where('members', 'array-contains', 'u1'),       true,  'contained'],
  ["'u2' in resource.data.members",             where('members', 'array-contains', 'u1'),       false, 'another member'],
  ["'u1' in resource.data.members",             where('members', 'array-contains-any', ['u1']), true,  'the only one asked for'],
  ["'u1' in resource.data.members",             where('members', 'array-contains-any', ['u1', 'u2']), false, 'it may be the other'],
  ["'u1' in resource.data.members || 'u2' in resource.data.members", where('members', 'array-contains-any', ['u1', 'u2']), true, 'either is enough'],
  ['request.auth.uid in resource.data.members', where('members', 'array-contains', 'visitor-1'), true, 'the caller'],
  ['resource.data.members != null',             where('members', 'array-contains', 'u1'),       true,  'an array is not null'],
  ["resource.data.members == ['u1']",           where('members', 'array-contains', 'u1'),       false, 'there may be more'],
  ["'u1' in resource.data.members",             where('members', '==', ['u1', 'u2']),           true,  'a known list'],

  ['resource.data.owner == request.auth.uid',   where('owner', '==', 'visitor-1'),              true,  'own documents'],
  ['resource.data.owner == request.auth.uid',   where('owner', '==', 'visitor-2'),              false, "another's documents"],
  ['resource.data.author.uid == request.auth.uid', where('author.uid', '==', 'visitor-1'),      true,  'a nested field'],
  ['resource.data.author.uid == request.auth.uid', where('author', '==', { uid: 'visitor-1', name: 'V' }), true, 'within a known map'],
  ['resource.data.author.uid == request.auth.uid', where('author.id', '==', 'visitor-1'),       false, 'another nested field'],
  ["resource.data['owner'] == request.auth.uid", where('owner', '==', 'visitor-1'),             true,  'by index'],

  ["'isActive' in resource.data",               active,                                         true,  'a filter needs the field'],
  ["'other' in resource.data",                  active,                                         false, 'it may be missing'],
  ["'uid' in resource.data.author",             where('author.uid', '>', ''),                   true,  'a nested field is needed'],
  ['resource != null',                          undefined,                                      true,  'what is returned exists'],
  ['resource == null',                          undefined,                                      false, 'what is returned exists'],
  ['resource.data.missing == null',             active,                                         false, 'a missing field would be an error'],
  ['resource.data.n + 1 == 2',                  where('n', '>', 0),                             false, 'arithmetic is not proved'],
  ["resource.data.title.size() < 5",            where('title', '==', 'abc'),                    true,  'a method of a known value'],
  ["resource.data.title.size() < 5",            where('title', '<', 'abc'),                     false, 'a method of an unknown value'],
  ['resource.data.isActive ? true : true',      undefined,                                      false, 'the test could be an error'],
  ['resource.data.n == null',                   where('n', '<=', null),                         true,  'only null is up to null'],
  ['resource.data.isActive ? true : false',     undefined,                                      false, 'the branches differ'],
  ['resource.data.isActive ? true : false',     active,                                         true,  'the test is known'],
  ['true || resource.data.x == 1',              undefined,                                      true,  'one side is enough'],
  ['resource.data.x == 1 || true',              undefined,                                      true,  'one side is enough'],
  ['!(resource.data.x == 1 && false)',          undefined,                                      true,  'false decides'],
  ['request.auth.uid == "visitor-1"',           undefined,                                      true,  'nothing about the documents'],
  ['request.auth.uid == "visitor-2"',           undefined,                                      false, 'nothing about the documents'],
  ['exists(/databases/$(database)/documents/members/$(request.auth.uid))', undefined,           true,  'a document that can be named'],
  ['exists(/databases/$(database)/documents/members/$(resource.data.owner))', undefined,        false, 'a document that cannot'],
  ['exists(/databases/$(database)/documents/members/$(resource.data.owner))', where('owner', '==', 'visitor-1'), true, 'named by the filter'],

  ["id == 'e1'",                                where('__name__', '==', reference('events/e1')), true, 'the name is known'],
  ["id == 'e1'",                                where('__name__', '==', reference('events/e2')), false, 'another name'],
  ["id == 'e1'",                                undefined,                                      false, 'any name'],
  ["resource.id in ['e1', 'e2']",               where('__name__', 'in', [reference('events/e1'), reference('events/e2')]), true, 'each name proves it'],
  ['resource.__name__ == /databases/$(database)/documents/events/e1', where('__name__', '==', reference('events/e1')), true, 'as a path'],
];

/**
 * A list rule about `request.query`, a query, and whether it is allowed. The shape of `orderBy` is that of Google's
 * emulator 1.22.0: github.com/sanjevirau/fireside, conformance/fixtures/developer-tools-request-values-v1.
 */
// prettier-ignore
export const QUERY_RULES: readonly (readonly [rule: string, query: Omit<QuerySpec, 'from'>, allowed: boolean])[] = [
  ["request.query.orderBy.title == 'ASC'",                { orderBy: [['title']] },           true],
  ["request.query.orderBy.title == 'DESC'",               { orderBy: [['title', 'desc']] },   true],
  ["request.query.orderBy.title == 'DESC'",               { orderBy: [['title', 'asc']] },    false],
  ["request.query.orderBy.title == 'ASC'",                {},                                 false],
  ["request.query.orderBy.keys().hasAll(['title', 'price'])",  { orderBy: [['title'], ['price']] }, true],
  ['request.query.orderBy is map',                        {},                                 true],
  ['request.query.offset == 0',                           { limit: 5 },                       true],
  ['request.query.limit == 5',                            { limit: 5 },                       true],
  ['request.query.limit == null',                         {},                                 true],
];
