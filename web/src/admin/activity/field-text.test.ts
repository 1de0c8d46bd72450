import { describe, expect, it } from 'vitest';
import { adminSessionSchema } from '@app/domain/admin/admin-session.ts';
import { AUDITED_COLLECTIONS, type AuditedCollection } from '@app/domain/audit/audit-entry.ts';
import { bookingSchema } from '@app/domain/booking/booking-schema.ts';
import { contactSubmissionSchema } from '@app/domain/contact/contact-submission-schema.ts';
import { eventSchema } from '@app/domain/event/event-schema.ts';
import { faqSchema } from '@app/domain/faq/faq-schema.ts';
import { mailSchema } from '@app/domain/mail/mail-schema.ts';
import { newsletterSubscriptionSchema } from '@app/domain/newsletter/newsletter-subscription-schema.ts';
import { coffeeSchema, makgeolliSchema } from '@app/domain/product/product-schema.ts';
import { noticeSettingsSchema } from '@app/domain/owner-notice/owner-notice-schema.ts';
import { LANGUAGES } from '@app/domain/shared/language.ts';
import { ALWAYS_VISIBLE } from '@app/domain/shared/visibility.ts';
import { sitePictureSchema } from '@app/domain/site-picture/site-picture-schema.ts';
import { storeLocationSchema } from '@app/domain/store-location/store-location-schema.ts';
import { storySchema } from '@app/domain/story/story-schema.ts';
import { tagLabelSchema } from '@app/domain/tag/tag-label-schema.ts';
import { waitlistEntrySchema } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import { withoutJoiners } from '@app/domain/shared/keep-together.ts';
import { translations } from '../../testing/translations.ts';
import { fieldLabel } from '../form/find-field.ts';
import { auditedFields } from './audited-fields.ts';
import { fieldText, referencesIn, type Texts } from './field-text.ts';

const textsIn = (language: (typeof LANGUAGES)[number]): Texts => ({
  language,
  t: translations.in(language).getFixedT(null, ['admin', 'adminActivity', 'product', 'events']),
  names: new Map([
    ['events/a', 'Cupping · Nov 28, 2026'],
    ['storeLocations/a', 'Byeotdam Seongsu'],
  ]),
  areNamesLoaded: true,
});

/** The stored fields of each collection; those of the accounts are stored by Functions alone. */
const STORED: Record<AuditedCollection, readonly string[]> = {
  products: [...Object.keys(coffeeSchema.shape), ...Object.keys(makgeolliSchema.shape)],
  productStock: ['left'],
  events: Object.keys(eventSchema.shape),
  stories: Object.keys(storySchema.shape),
  storeLocations: Object.keys(storeLocationSchema.shape),
  faqs: Object.keys(faqSchema.shape),
  tagLabels: Object.keys(tagLabelSchema.shape),
  sitePictures: Object.keys(sitePictureSchema.shape),
  bookings: Object.keys(bookingSchema.shape),
  waitlistEntries: Object.keys(waitlistEntrySchema.shape),
  contacts: Object.keys(contactSubmissionSchema.shape),
  newsletterSubscriptions: Object.keys(newsletterSubscriptionSchema.shape),
  mail: Object.keys(mailSchema.shape),
  noticeSettings: Object.keys(noticeSettingsSchema.shape),
  adminSessions: [...Object.keys(adminSessionSchema.shape), 'uid'],
  adminSecondFactors: ['state', 'secret', 'expiresAt', 'lastStep', 'recoveryCodes'],
};
/** What is no field of a document, or not recorded. */
const NOT_STORED = ['id', 'isCurrent', 'hasNoneLeft', 'previousDates'];

describe.each(LANGUAGES)('in %s', (language) => {
  const texts = textsIn(language);

  it.each(AUDITED_COLLECTIONS)('every field of %s has a label', (collection) => {
    const names = STORED[collection].filter((name) => !NOT_STORED.includes(name));
    const labels = names.map((name) => fieldLabel(auditedFields(collection), name, texts.t));
    expect(labels.filter((label, index) => label === names[index] || /\{\{|fields\./.test(label))).toEqual(
      [],
    );
  });

  it.each(AUDITED_COLLECTIONS)('no two fields of %s have the same label', (collection) => {
    const names = [...new Set(STORED[collection])].filter((name) => !NOT_STORED.includes(name));
    const labels = names.map((name) => fieldLabel(auditedFields(collection), name, texts.t));
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  });
});

it.each([
  ['products', 'imageFocuses', 'Pictures: focal point', '사진의 초점'],
  ['events', 'imageCredit', 'Picture: photographer', '사진을 찍은 사람'],
  ['stories', 'coverImageAltKr', 'Cover picture: description (Korean)', '표지 사진 설명 (한국어)'],
  ['events', 'price', 'Price', '참가비'],
  ['products', 'titleKr', 'Title (Korean)', '제목 (한국어)'],
  ['tagLabels', 'labelKr', 'Tag name (Korean)', '태그 이름 (한국어)'],
  ['faqs', 'removedLongAgo', 'removedLongAgo', 'removedLongAgo'],
] as const)('calls the field of %s %s', (collection, name, english, korean) => {
  const label = (language: (typeof LANGUAGES)[number]) =>
    fieldLabel(auditedFields(collection), name, textsIn(language).t);
  expect([label('en'), label('kr')]).toEqual([english, korean]);
});

const AT = new Date('2026-11-28T05:00:00Z');

it.each([
  ['products', 'price', 1350, '$13.50', '$13.50'],
  ['products', 'priceKrw', 18_000, '₩18,000', '₩18,000'],
  ['products', 'weightGrams', 200, '200\u00a0g', '200g'],
  ['products', 'abv', 6.5, '6.5%', '6.5%'],
  ['products', 'availability', 'out_of_stock', 'Out of stock', '품절'],
  ['products', 'roastLevel', 'light', 'Light', '약볶음'],
  ['products', 'isPublished', false, 'No', '아니요'],
  ['events', 'price', 30_000, '₩30,000', '₩30,000'],
  ['events', 'duration', 90, '90 minutes', '90분'],
  ['events', 'maxPartySize', 1, '1 person', '1명'],
  ['events', 'capacity', 8, '8 people', '8명'],
  ['events', 'dateTime', AT, 'Saturday, Nov 28 at 2:00 PM KST', '2026년 11월 28일 토요일 오후 2:00 KST'],
  ['events', 'visibleUntil', ALWAYS_VISIBLE.visibleUntil, 'Not set', '정하지 않음'],
  ['events', 'image', 'events/a.webp', 'A picture', '사진 있음'],
  ['events', 'image', '', '(empty)', '(비어 있음)'],
  ['events', 'imageFocus', '30 60', '30% from the left, 60% from the top', '왼쪽에서 30%, 위에서 60%'],
  ['events', 'payment', 'onSite', 'On site', '현장 결제'],
  ['events', 'thanks', 'plain', 'Without a link', '링크 없이 보내기'],
  ['events', 'thanks', 'events/a', 'Cupping · Nov 28, 2026', 'Cupping · Nov 28, 2026'],
  ['events', 'storeLocationId', 'a', 'Byeotdam Seongsu', 'Byeotdam Seongsu'],
  ['events', 'storeLocationId', 'gone', 'A deleted item', '삭제된 항목'],
  ['storeLocations', 'lat', 37.544_579_1, '37.5445791°', '37.5445791도'],
  ['bookings', 'status', 'confirmed', 'Confirmed', '확정'],
  ['bookings', 'eventId', 'a', 'Cupping · Nov 28, 2026', 'Cupping · Nov 28, 2026'],
  ['bookings', 'eventId', 'gone', 'A deleted item', '삭제된 항목'],
  ['contacts', 'inquiryType', 'media', 'Press', '취재·촬영'],
  ['contacts', 'isRead', true, 'Yes', '예'],
  ['adminSecondFactors', 'state', 'enabled', 'On', '사용'],
] as const)('shows %s %s %s as people read it', (collection, name, value, english, korean) => {
  const texts = (['en', 'kr'] as const).map((language) =>
    fieldText(collection, name, value, textsIn(language)),
  );
  expect(texts.map(withoutJoiners)).toEqual([english, korean].map(withoutJoiners));
});

it('finds the items that the values of an entry refer to', () => {
  const changes = {
    eventId: { after: 'a' },
    storeLocationId: { before: '', after: 'b' },
    thanks: { before: 'plain', after: 'stories/c' },
  };
  expect(referencesIn(changes)).toEqual(['events/a', 'storeLocations/b', 'stories/c']);
});
