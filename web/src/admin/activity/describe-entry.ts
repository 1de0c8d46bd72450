import type { SitePicturePlace } from '@app/domain/site-picture/site-picture.ts';
import type { TFunction } from 'i18next';
import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import type activity from '../../i18n/locales/ko/admin/activity.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';

type Sentence = keyof (typeof activity)['sentences'];
type Changes = AuditEntry['changes'];

const became = (name: string, value: unknown) => (changes: Changes) => changes[name]?.after === value;
const changed = (name: string) => (changes: Changes) => name in changes;

/** What certain changes of an item mean; the first that suits is shown. */
const MEANINGS: Partial<
  Record<AuditEntry['collection'], readonly [(changes: Changes) => boolean, Sentence][]>
> = {
  bookings: [
    [became('status', 'confirmed'), 'bookingConfirmed'],
    [became('status', 'cancelled'), 'bookingCancelled'],
    [changed('eventId'), 'bookingMoved'],
    [changed('arrived'), 'bookingArrived'],
    [changed('isNoShow'), 'bookingNoShow'],
    [changed('numberOfParticipants'), 'bookingPartySize'],
  ],
  contacts: [
    [changed('replies'), 'contactAnswered'],
    [became('isRead', true), 'contactRead'],
    [became('isRead', false), 'contactUnread'],
  ],
  newsletterSubscriptions: [[became('isActive', false), 'subscriptionEnded']],
  mail: [[() => true, 'mailRetried']],
  waitlistEntries: [[() => true, 'waitlistUpdated']],
  noticeSettings: [[() => true, 'noticeSettingsChanged']],
  products: [
    [became('isPublished', true), 'published'],
    [became('isPublished', false), 'hidden'],
    [became('availability', 'out_of_stock'), 'soldOut'],
  ],
  stories: [
    [became('isPublished', true), 'published'],
    [became('isPublished', false), 'hidden'],
  ],
  events: [
    [became('isActive', true), 'published'],
    [became('isActive', false), 'hidden'],
  ],
  storeLocations: [
    [became('isActive', true), 'published'],
    [became('isActive', false), 'hidden'],
  ],
  faqs: [
    [became('isActive', true), 'published'],
    [became('isActive', false), 'hidden'],
  ],
  adminSessions: [[() => true, 'sessionChanged']],
  adminSecondFactors: [[() => true, 'secondFactorChanged']],
};

/** The sentences for a created, changed or deleted item whose change has no meaning of its own. */
const PLAIN = {
  bookings: { created: 'bookingEntered', updated: 'bookingUpdated', deleted: 'bookingDeleted' },
  contacts: { created: 'contactUpdated', updated: 'contactUpdated', deleted: 'contactDeleted' },
  newsletterSubscriptions: {
    created: 'subscriptionUpdated',
    updated: 'subscriptionUpdated',
    deleted: 'subscriptionUpdated',
  },
  tagLabels: { created: 'tagLabelled', updated: 'tagLabelled', deleted: 'tagLabelRemoved' },
  productStock: { created: 'stockChanged', updated: 'stockChanged', deleted: 'stockChanged' },
  sitePictures: { created: 'sitePictureSet', updated: 'sitePictureSet', deleted: 'sitePictureRemoved' },
  adminSessions: { created: 'sessionBegun', updated: 'sessionChanged', deleted: 'sessionEnded' },
} as const satisfies Partial<Record<AuditEntry['collection'], Record<AuditEntry['what'], Sentence>>>;

const CONTENT = { created: 'created', updated: 'updated', deleted: 'deleted' } as const satisfies Record<
  AuditEntry['what'],
  Sentence
>;

/** Returns the sentence that says what an entry means. */
function sentenceOf({
  collection,
  what,
  changes,
}: Pick<AuditEntry, 'collection' | 'what' | 'changes'>): Sentence {
  const meaning = what === 'updated' && MEANINGS[collection]?.find(([suits]) => suits(changes));
  if (meaning) return meaning[1];
  const plain = (PLAIN as Partial<Record<AuditEntry['collection'], Record<AuditEntry['what'], Sentence>>>)[
    collection
  ];
  if (plain) return plain[what];
  const [always] = MEANINGS[collection]?.filter(([suits]) => suits({})) ?? [];
  return always?.[1] ?? CONTENT[what];
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The names of an item as its fields have them: of content, a guest, or a recipient. */
export interface Named {
  title?: string;
  titleKr?: string;
  name?: string;
  nameKr?: string;
  question?: string;
  questionKr?: string;
  email?: string;
  to?: string;
}

/**
 * Returns the name of an entry's item: that of `known`, else as the entry recorded it. The log keeps no names of
 * visitors, so a deleted booking has only its reference.
 */
function itemName(
  { collection, item, changes }: Pick<AuditEntry, 'collection' | 'item' | 'changes'>,
  known: Named | undefined,
  language: Language,
  t: TFunction<'admin'>,
): string {
  const recorded = (field: string) => text(changes[field]?.after) ?? text(changes[field]?.before);
  const found = (['title', 'name', 'question', 'email', 'to'] as const).flatMap((field) => {
    const korean = `${field}Kr` as 'titleKr';
    const own = text(known?.[field]) ?? recorded(field);
    const translated = text(known?.[korean]) ?? recorded(korean);
    return (language === 'kr' ? (translated ?? own) : own) ?? [];
  });
  if (found[0]) return found[0];
  if (collection === 'tagLabels') return item;
  if (collection === 'sitePictures') return t(`sitePictures.places.${item as SitePicturePlace}`);
  return collection === 'bookings' ? bookingReference(item) : t('activity.unnamed');
}

/**
 * Returns what an entry means as a sentence that names its item.
 * @param known the item as it is now, or as it was when it was deleted
 */
export function describeEntry(
  entry: Pick<AuditEntry, 'collection' | 'what' | 'item' | 'changes'>,
  known: Named | undefined,
  language: Language,
  t: TFunction<'admin'>,
): string {
  return t(`activity.sentences.${sentenceOf(entry)}`, { name: itemName(entry, known, language, t) });
}
