import { Timestamp as LiteTimestamp } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { fromFirestore } from './from-firestore.ts';

describe('a stored document', () => {
  it('has its id, and Dates instead of Timestamps at any depth', () => {
    const moment = new Date('2026-05-01T05:00:00.123Z');
    const stored = {
      title: 'Sample',
      dateTime: LiteTimestamp.fromDate(moment),
      tags: ['coffee'],
      nested: { at: [LiteTimestamp.fromDate(moment)], nothing: null, count: 0 },
    };
    expect(fromFirestore('an-id', stored)).toEqual({
      id: 'an-id',
      title: 'Sample',
      dateTime: moment,
      tags: ['coffee'],
      nested: { at: [moment], nothing: null, count: 0 },
    });
  });

  it('has the id of the document even if a field has the same name', () => {
    expect(fromFirestore('the-document', { id: 'a-field' })).toEqual({ id: 'the-document' });
  });
});
