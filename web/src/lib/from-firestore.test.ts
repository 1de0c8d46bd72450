import { Timestamp as LiteTimestamp } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { fromFirestore } from './from-firestore.ts';

describe('a stored document', () => {
  it('gets its id and Dates, at any depth', () => {
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

  it('keeps the id of the document where a field of that name is stored', () => {
    expect(fromFirestore('the-document', { id: 'a-field' })).toEqual({ id: 'the-document' });
  });
});
