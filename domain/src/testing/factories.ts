import { agreedTerms } from '../booking/agreed-terms.ts';
import type { Booking, BookingInput } from '../booking/booking-schema.ts';
import type { ContactSubmission } from '../contact/contact-submission-schema.ts';
import type { SavedReply } from '../contact/saved-reply-schema.ts';
import type { Event } from '../event/event-schema.ts';
import { ALWAYS_VISIBLE } from '../shared/visibility.ts';
import type { Faq } from '../faq/faq-schema.ts';
import type { OrderPayment } from '../order/order-ledger.ts';
import type { Order, OrderInput } from '../order/order-schema.ts';
import type { Coffee, Makgeolli } from '../product/product-schema.ts';
import { GRINDS } from '../product/product.ts';
import type { StoreLocation } from '../store-location/store-location-schema.ts';
import type { Story } from '../story/story-schema.ts';

/**
 * Factories of valid items for tests, with optional changes: `anEvent({ capacity: 2 })`. Each call generates a new id.
 */

const CREATED = new Date('2026-01-02T03:04:05Z');

export function aCoffee(changes: Partial<Coffee> = {}): Coffee {
  return {
    id: crypto.randomUUID(),
    type: 'coffee',
    title: 'Sample Coffee',
    titleKr: '예시 커피',
    shortDesc: 'A coffee for tests.',
    shortDescKr: '테스트용 커피입니다.',
    longDesc: 'A coffee that exists only in tests.',
    longDescKr: '테스트에만 있는 커피입니다.',
    price: 1350,
    priceKrw: 18000,
    images: [],
    tags: ['single-origin'],
    availability: 'in_stock',
    isPublished: true,
    ...ALWAYS_VISIBLE,
    weightGrams: 200,
    grinds: [...GRINDS],
    shelfLife: '6 months from roasting',
    shelfLifeKr: '로스팅일로부터 6개월',
    storage: 'Cool and dry.',
    storageKr: '서늘하고 건조한 곳에 둡니다.',
    madeOn: 'Every Tuesday',
    madeOnKr: '매주 화요일',
    ingredients: 'Coffee beans 100%',
    ingredientsKr: '커피원두 100%',
    foodType: 'Roasted coffee beans',
    foodTypeKr: '볶은 원두',
    origin: 'Ethiopia',
    roastLevel: 'light',
    process: 'washed',
    acidity: 4,
    body: 2,
    tastingNotes: ['jasmine', 'peach'],
    tastingNotesKr: ['재스민', '복숭아'],
    brewGuide: '15 g of coffee, 240 g of water at 93 °C.',
    brewGuideKr: '원두 15g, 93°C 물 240g.',
    createdAt: CREATED,
    ...changes,
  };
}

export function aMakgeolli(changes: Partial<Makgeolli> = {}): Makgeolli {
  return {
    id: crypto.randomUUID(),
    type: 'makgeolli',
    title: 'Sample Makgeolli',
    titleKr: '예시 막걸리',
    shortDesc: 'A makgeolli for tests.',
    shortDescKr: '테스트용 막걸리입니다.',
    longDesc: 'A makgeolli that exists only in tests.',
    longDescKr: '테스트에만 있는 막걸리입니다.',
    price: 1200,
    priceKrw: 16000,
    images: [],
    tags: ['traditional'],
    availability: 'in_stock',
    isPublished: true,
    ...ALWAYS_VISIBLE,
    volumeMl: 750,
    shelfLife: '30 days from bottling',
    shelfLifeKr: '병입일로부터 30일',
    storage: 'Upright in the refrigerator.',
    storageKr: '냉장고에 세워 둡니다.',
    madeOn: 'Every Monday',
    madeOnKr: '매주 월요일',
    ingredients: 'Rice, nuruk (wheat), water',
    ingredientsKr: '쌀, 누룩(밀), 물',
    foodType: 'Sterilized takju',
    foodTypeKr: '살균탁주',
    riceType: 'Glutinous rice',
    riceTypeKr: '찹쌀',
    abv: 6.5,
    sweetnessLevel: 3,
    carbonation: 'light',
    tastingNotes: ['pear'],
    tastingNotesKr: ['배'],
    servingTemp: '6–8 °C',
    servingTempKr: '6–8°C',
    pairings: ['Spring onion pancake'],
    pairingsKr: ['파전'],
    createdAt: CREATED,
    ...changes,
  };
}

/** Returns a workshop with ten seats far in the future, so that it is upcoming whenever the test runs. */
export function anEvent(changes: Partial<Event> = {}): Event {
  return {
    id: crypto.randomUUID(),
    title: 'Sample Workshop',
    titleKr: '예시 워크숍',
    description: 'An event for tests.',
    descriptionKr: '테스트용 행사입니다.',
    image: '',
    dateTime: new Date('2099-05-01T05:00:00Z'),
    duration: 60,
    capacity: 10,
    price: 30000,
    location: 'Sample room',
    locationKr: '예시 공방',
    type: 'workshop',
    tags: ['coffee'],
    isActive: true,
    ...ALWAYS_VISIBLE,
    createdAt: CREATED,
    ...changes,
  };
}

export function aBookingInput(eventId: string, changes: Partial<BookingInput> = {}): BookingInput {
  return {
    eventId,
    name: 'Sample Visitor',
    email: 'visitor@example.com',
    numberOfParticipants: 1,
    language: 'kr',
    ...changes,
  };
}

/** Returns a booking with the terms of `anEvent()`, unless `changes` overrides them. */
export function aBooking(
  eventId: string,
  { email = 'visitor@example.com', ...changes }: Partial<Booking> = {},
): Booking & { email: string } {
  return {
    id: crypto.randomUUID(),
    eventId,
    name: 'Sample Visitor',
    email,
    numberOfParticipants: 1,
    language: 'kr',
    status: 'pending',
    agreed: agreedTerms(anEvent()),
    createdAt: CREATED,
    ...changes,
  };
}

export function aStory(changes: Partial<Story> = {}): Story {
  return {
    id: crypto.randomUUID(),
    title: 'Sample Story',
    titleKr: '예시 이야기',
    coverImage: '',
    body: 'A story for tests.',
    bodyKr: '테스트용 이야기입니다.',
    author: 'Sample Author',
    authorKr: '예시 글쓴이',
    readingTime: 5,
    tags: ['coffee'],
    publishedAt: CREATED,
    isPublished: true,
    ...ALWAYS_VISIBLE,
    createdAt: CREATED,
    ...changes,
  };
}

export function aStoreLocation(changes: Partial<StoreLocation> = {}): StoreLocation {
  return {
    id: crypto.randomUUID(),
    name: 'Sample Store',
    nameKr: '예시 매장',
    address: '1 Sample-ro, Seoul',
    addressKr: '서울 예시로 1',
    phone: '02-000-0000',
    hours: '10:00–21:00',
    hoursKr: '10:00–21:00',
    openingHours: Array.from({ length: 7 }, () => ({ open: 600, close: 1260 })),
    lat: 37.57,
    lng: 126.98,
    features: ['parking'],
    featuresKr: ['주차'],
    isActive: true,
    ...changes,
  };
}

export function aFaq(changes: Partial<Faq> = {}): Faq {
  return {
    id: crypto.randomUUID(),
    question: 'Is this a sample?',
    questionKr: '예시인가요?',
    answer: 'It exists only in tests.',
    answerKr: '테스트에만 있습니다.',
    category: 'sample',
    categoryKr: '예시',
    order: 0,
    isActive: true,
    ...changes,
  };
}

export function aContactSubmission(changes: Partial<ContactSubmission> = {}): ContactSubmission {
  return {
    id: crypto.randomUUID(),
    name: 'Sample Visitor',
    email: 'visitor@example.com',
    inquiryType: 'general',
    message: 'A message for tests.',
    isRead: false,
    createdAt: CREATED,
    ...changes,
  };
}

export function aSavedReply(changes: Partial<SavedReply> = {}): SavedReply {
  return {
    id: crypto.randomUUID(),
    title: 'Sample',
    text: 'A reply for tests.',
    textKr: '테스트용 답장입니다.',
    ...changes,
  };
}

/** An order of one `aCoffee()` with its total. */
export function anOrderInput(productId: string, changes: Partial<OrderInput> = {}): OrderInput {
  return {
    items: [{ productId, quantity: 1, grind: 'handDrip' }],
    buyer: { name: 'Sample Buyer', email: 'buyer@example.com', phone: '+821000000000' },
    recipient: {
      name: 'Sample Recipient',
      phone: '+821000000001',
      postalCode: '00000',
      address: '00 Yesi-ro, Jongno-gu, Seoul',
      addressDetail: '1F',
      note: '',
    },
    totalWon: 21_000,
    agreed: true,
    language: 'en',
    ...changes,
  };
}

/** A payment of the price of `anOrder()`. */
export function aPayment(changes: Partial<OrderPayment> = {}): OrderPayment {
  return {
    paymentNo: '1',
    role: 'price',
    won: 21_000,
    refundedWon: 0,
    dueWon: 0,
    refusals: 0,
    unnotified: [],
    ...changes,
  };
}

/** A product order that awaits payment. */
export function anOrder(changes: Partial<Order> = {}): Order {
  const { buyer, recipient, language } = anOrderInput(crypto.randomUUID());
  const createdAt = new Date('2026-11-23T05:00:00Z');
  const payBy = new Date('2026-11-23T06:00:00Z');
  const { id: itemId, title, titleKr } = aCoffee();
  return {
    id: crypto.randomUUID(),
    number: 'SAMPLE-0001',
    kind: 'product',
    items: [{ itemId, title, titleKr, quantity: 1, unitWon: 18_000, isCounted: false }],
    goodsWon: 18_000,
    deliveryWon: 3_000,
    totalWon: 21_000,
    buyer,
    recipient,
    language,
    consent: { termsFrom: createdAt, agreedAt: createdAt },
    returns: { days: 7, feeWon: 3_000 },
    ledger: { state: 'awaitingPayment', holdsGoods: true, payments: [] },
    eventCount: 1,
    notifications: [],
    createdAt,
    payBy,
    expiresAt: payBy,
    ...changes,
  };
}
