import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { translationStatus } from '@app/domain/shared/translation-status.ts';
import { fieldsOf } from '../editing/content-kind.ts';
import type { Field } from '../form/field.ts';
import { EVENTS } from '../events/event-kind.ts';
import { FAQS } from '../faqs/faq-kind.ts';
import { PRODUCTS } from '../products/product-kind.ts';
import { STORE_LOCATIONS } from '../store-locations/store-location-kind.ts';
import { STORIES } from '../stories/story-kind.ts';
import { missingTranslationQueries } from './missing-translations-query.ts';

/** The maximum number of alternatives in one query. */
const MAX_ALTERNATIVES = 30;

/** Returns an item with these fields whose texts are present or empty, as stored. */
function anItem(fields: readonly Field[]): fc.Arbitrary<Record<string, unknown>> {
  const texts = fields.flatMap((field): [string, fc.Arbitrary<unknown>][] => {
    const word = fc.constantFrom('', 'word');
    if (field.kind === 'pictures') {
      const words = field.max === 1 ? word : fc.array(word, { minLength: 1, maxLength: field.max });
      return [field.altName, `${field.altName}Kr`].map((name) => [name, words]);
    }
    if (!('isTranslated' in field && field.isTranslated)) return [];
    const value = field.kind === 'list' ? fc.constantFrom([], ['word']) : word;
    return [field.name, `${field.name}Kr`].map((name) => [name, value]);
  });
  return fc.record(Object.fromEntries(texts));
}

const KINDS = [PRODUCTS, EVENTS, STORIES, STORE_LOCATIONS, FAQS];

describe.each(KINDS.map((kind) => [kind.name, fieldsOf(kind)] as const))(
  'untranslated query for %s',
  (_, fields) => {
    const queries = missingTranslationQueries(fields);

    it('matches every item with a missing translation', () => {
      fc.assert(
        fc.property(anItem(fields), (item) => {
          fc.pre(translationStatus(item).missing.length > 0);
          const isFound = queries
            .flat()
            .some(([name, , values]) =>
              (values as readonly unknown[]).some(
                (value) => JSON.stringify(value) === JSON.stringify(item[name]),
              ),
            );
          expect(isFound).toBe(true);
        }),
      );
    });

    it('stays within the Firestore limit on disjunctions', () => {
      for (const conditions of queries) {
        const alternatives = conditions.flatMap(([, , values]) => values as readonly unknown[]);
        expect(alternatives.length).toBeGreaterThan(0);
        expect(alternatives.length).toBeLessThanOrEqual(MAX_ALTERNATIVES);
      }
    });
  },
);
