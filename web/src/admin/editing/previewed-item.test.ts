import { describe, expect, it } from 'vitest';
import { aCoffee, aMakgeolli, anEvent, aStory } from '@app/domain/testing/factories.ts';
import { EVENTS } from '../events/event-kind.ts';
import type { Values } from '../form/values.ts';
import { PRODUCTS } from '../products/product-kind.ts';
import { STORIES } from '../stories/story-kind.ts';
import { fieldsOf } from './content-kind.ts';
import { toValues } from './conversions.ts';
import { previewedItem } from './previewed-item.ts';

const NOW = new Date('2026-11-21T05:00:00Z');

describe('the preview of an event', () => {
  const fields = fieldsOf(EVENTS);
  const preview = (changes: Values, start: object = anEvent()) =>
    previewedItem(EVENTS.schema, fields, { ...toValues(fields, start), ...changes }, NOW);

  it('is the item itself when nothing is wrong', () => {
    const event = anEvent({ title: 'Hand drip' });
    expect(preview({}, event)).toMatchObject({
      data: { title: 'Hand drip', dateTime: event.dateTime },
      isComplete: true,
    });
  });

  it('shows what is written in Korean before anything is in English', () => {
    expect(preview({ titleKr: '핸드드립' }, EVENTS.blank(NOW))).toMatchObject({
      data: { titleKr: '핸드드립', title: '…', description: '…', location: '…' },
      isComplete: false,
    });
  });

  it.each([
    ['a time that is missing', { dateTime: '' }, { dateTime: NOW }],
    ['an end before the start', { visibleFrom: '2026-12-01T10:00', visibleUntil: '2026-11-01T10:00' }, {}],
    ['no number', { capacity: 'many' }, { capacity: 10 }],
    ['a number that is too large', { price: '99999999999' }, { price: 0 }],
    ['a text that is too long', { title: 'x'.repeat(121) }, { title: 'x'.repeat(120) }],
    ['an address that is none', { bookingUrl: 'example' }, {}],
    ['a tag that is too long', { tags: 'x'.repeat(41) }, { tags: [] }],
  ] as const)('leaves out or replaces %s', (_, changes, expected) => {
    const { data, isComplete } = preview(changes);
    expect(data).toMatchObject(expected);
    expect(isComplete).toBe(false);
  });
});

it.each([
  ['a product', PRODUCTS, [aCoffee(), aMakgeolli()]],
  ['a story', STORIES, [aStory()]],
] as const)('shows %s of which nothing but the title is left', (_, kind, items) => {
  const fields = fieldsOf(kind);
  for (const item of items) {
    const values = toValues(fields, item);
    const emptied = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== 'type' && name !== 'titleKr' ? '' : value,
    ]);
    const { data } = previewedItem(kind.schema, fields, Object.fromEntries(emptied) as Values, NOW);
    expect(data).toMatchObject({ title: '…', titleKr: item.titleKr });
  }
});
