import { expect, it } from 'vitest';
import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import { AUDIT_ACTIONS, AUDITED_COLLECTIONS } from '@app/domain/audit/audit-entry.ts';
import { translations } from '../../testing/translations.ts';
import { describeEntry } from './describe-entry.ts';

const en = translations.in('en').getFixedT(null, 'admin');
const ko = translations.in('kr').getFixedT(null, 'admin');
const ITEM = '7f0c1f9a-6f9b-4a57-9d39-0d3c7f6a1b2c';

type Entry = Pick<AuditEntry, 'collection' | 'what' | 'changes'>;
const inBoth = (entry: Entry, stored?: object) => [
  describeEntry({ item: ITEM, ...entry }, stored, 'en', en),
  describeEntry({ item: ITEM, ...entry }, stored, 'kr', ko),
];

it.each<[Entry, object | undefined, [string, string]]>([
  [
    {
      collection: 'bookings',
      what: 'updated',
      changes: { status: { before: 'pending', after: 'confirmed' } },
    },
    { name: 'Lee' },
    ['Lee’s booking confirmed', 'Lee 님의 예약 확정'],
  ],
  [
    { collection: 'bookings', what: 'updated', changes: { arrived: {} } },
    { name: 'Lee' },
    ['Arrivals of Lee’s party changed', 'Lee 님의 도착 인원 변경'],
  ],
  [
    { collection: 'bookings', what: 'updated', changes: { isNoShow: {} } },
    { name: 'Lee' },
    ['No-show of Lee changed', 'Lee 님의 노쇼 표시 변경'],
  ],
  [
    { collection: 'contacts', what: 'updated', changes: { isRead: { before: false, after: true } } },
    { name: 'Lee' },
    ['Lee’s message marked as read', 'Lee 님의 문의를 읽음으로 표시'],
  ],
  [
    { collection: 'products', what: 'updated', changes: { availability: { after: 'out_of_stock' } } },
    { title: 'Dawn', titleKr: '새벽' },
    ['“Dawn” marked as sold out', '‘새벽’ 품절 처리'],
  ],
  [
    { collection: 'events', what: 'updated', changes: { isActive: { before: true, after: false } } },
    { title: 'Cupping', titleKr: '' },
    ['“Cupping” hidden', '‘Cupping’ 비공개'],
  ],
  [
    { collection: 'faqs', what: 'updated', changes: { order: { before: 1, after: 2 } } },
    { question: 'Where?', questionKr: '어디인가요?' },
    ['“Where?” changed', '‘어디인가요?’ 수정'],
  ],
  [
    {
      collection: 'stories',
      what: 'deleted',
      changes: { title: { before: 'Old' }, titleKr: { before: '옛날' } },
    },
    undefined,
    ['“Old” deleted', '‘옛날’ 삭제'],
  ],
  [
    { collection: 'mail', what: 'updated', changes: { delivery: {} } },
    { to: 'lee@example.com' },
    ['Email to lee@example.com sent again', 'lee@example.com 앞으로 메일 다시 보내기'],
  ],
  [
    { collection: 'tagLabels', what: 'updated', changes: { label: { after: 'Single origin' } } },
    undefined,
    [`Tag name of “${ITEM}” changed`, `태그 ‘${ITEM}’\u2060의 이름 변경`],
  ],
  [
    { collection: 'productStock', what: 'deleted', changes: { left: { before: 3 } } },
    { title: 'Dawn', titleKr: '새벽' },
    ['Stock of “Dawn” changed', '‘새벽’ 재고 변경'],
  ],
  [{ collection: 'adminSessions', what: 'deleted', changes: {} }, undefined, ['Logged out', '로그아웃']],
])('says in both languages what %j means', (entry, stored, sentences) => {
  expect(inBoth(entry, stored)).toEqual(sentences);
});

it('names a deleted booking by its reference, because the log keeps no names of visitors', () => {
  const [english] = inBoth({ collection: 'bookings', what: 'deleted', changes: { name: {} } });
  expect(english).toMatch(/^Booking [0-9A-Z]{3}-[0-9A-Z]{3} deleted$/);
});

it.each(AUDITED_COLLECTIONS.flatMap((collection) => AUDIT_ACTIONS.map((what) => ({ collection, what }))))(
  'has a sentence for every entry: %j',
  (entry) => {
    for (const sentence of inBoth({ ...entry, changes: {} })) expect(sentence).not.toMatch(/sentences|\{\{/);
  },
);
