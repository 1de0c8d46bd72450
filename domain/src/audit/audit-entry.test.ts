import { describe, expect, it } from 'vitest';
import { aBooking, aContactSubmission, aCoffee } from '../testing/factories.ts';
import { changedFields } from './audit-entry.ts';

describe('changedFields', () => {
  const coffee = aCoffee({ title: 'Guji', price: 1350 });

  it('returns the values before and after, only for fields that differ', () => {
    expect(changedFields('products', coffee, { ...coffee, title: 'Guji II', price: 1400 })).toEqual({
      title: { before: 'Guji', after: 'Guji II' },
      price: { before: 1350, after: 1400 },
    });
  });

  it('returns all short values of a new or deleted item', () => {
    expect(changedFields('faqs', {}, { question: 'Why?', order: 0 })).toEqual({
      question: { after: 'Why?' },
      order: { after: 0 },
    });
    expect(changedFields('faqs', { question: 'Why?', isActive: true }, {})).toEqual({
      question: { before: 'Why?' },
      isActive: { before: true },
    });
  });

  it('lists long texts and lists without their values', () => {
    const changed = { ...coffee, longDesc: 'x'.repeat(500), tags: ['a'], shortDesc: 'y'.repeat(121) };
    expect(changedFields('products', coffee, changed)).toEqual({
      longDesc: { before: coffee.longDesc },
      tags: {},
      shortDesc: { before: coffee.shortDesc },
    });
  });

  it('returns nothing when dates and lists are equal', () => {
    const copy = { ...coffee, createdAt: new Date(coffee.createdAt), tags: [...coffee.tags] };
    expect(changedFields('products', coffee, copy)).toEqual({});
  });

  it('returns nothing when the last piece of a product is sold', () => {
    expect(changedFields('waitlistEntries', { overtaken: 0 }, { overtaken: 1 })).toEqual({});
    expect(changedFields('products', coffee, { ...coffee, hasNoneLeft: true })).toEqual({});
  });

  it('omits values entered by visitors', () => {
    const booking = aBooking(crypto.randomUUID(), {
      name: 'secret',
      phone: 'secret',
      email: 'secret@example.com',
      specialRequests: 'secret',
    });
    const contact = aContactSubmission({
      name: 'secret',
      message: 'secret, secret',
      email: 'secret@example.com',
    });
    const changes = [changedFields('bookings', booking, {}), changedFields('contacts', contact, {})];
    expect(JSON.stringify(changes)).not.toContain('secret');
    expect(changes[0]).toMatchObject({ status: { before: 'pending' }, email: {} });
    expect(changes[1]).toMatchObject({ isRead: { before: false }, message: {} });
  });
});
