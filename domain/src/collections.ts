/** The names of the Firestore collections. */
export const COLLECTIONS = {
  products: 'products',
  events: 'events',
  eventSeats: 'eventSeats',
  stories: 'stories',
  storeLocations: 'storeLocations',
  faqs: 'faqs',
  /** What the site calls tags, by the tag. */
  tagLabels: 'tagLabels',
  /** The photographs that stand in place of the site's illustrations, by their place. */
  sitePictures: 'sitePictures',
  /** What the checks of uploaded images have found, by their object path (`pictureCheckId`). */
  pictureChecks: 'pictureChecks',
  contentVersions: 'contentVersions',
  /** The versions of content that changes have replaced. */
  contentHistory: 'contentHistory',
  /** Which items lack texts in a language: a summary for the dashboard, and the items of each collection. */
  contentStatus: 'contentStatus',
  /** Unsaved changes of the dashboard's forms, by the item's id. */
  drafts: 'drafts',
  /** The jobs that call events off, by the event's id. */
  callOffs: 'callOffs',
  /** The jobs that tell guests about changes of their events, by the event's id. */
  eventNotices: 'eventNotices',
  bookings: 'bookings',
  /** The hashes of the networks in which guests booked, by the booking's id. */
  bookingNetworks: 'bookingNetworks',
  /** Events of which one mailbox or one network holds more than half: a line of the owner's list each. */
  seatMajorities: 'seatMajorities',
  waitlistEntries: 'waitlistEntries',
  /** Notes on guests, by the hash of their address. */
  guestNotes: 'guestNotes',
  /** Requests of guests to receive or delete what is stored about them. */
  dataRequests: 'dataRequests',
  contacts: 'contacts',
  /** Texts that the owner inserts into replies. */
  savedReplies: 'savedReplies',
  newsletterSubscriptions: 'newsletterSubscriptions',
  /** Addresses that wait for a product that is sold out. */
  restockRequests: 'restockRequests',
  mail: 'mail',
  auditLog: 'auditLog',
  rateLimits: 'rateLimits',
  commitMarkers: 'commitMarkers',
  cspReports: 'cspReports',
  orders: 'orders',
  /** The money journal: one document for each payment and refund. */
  journalEntries: 'journalEntries',
  /** Number left of each product that is counted; a product without a document is not counted. */
  productStock: 'productStock',
  paymentNotifications: 'paymentNotifications',
  /** What the dashboard's search reads: one document for each searched item. */
  searchEntries: 'searchEntries',
  /** What the owner has yet to be told by mail. */
  ownerNotices: 'ownerNotices',
  /** How the owner wants to be told: one document. */
  noticeSettings: 'noticeSettings',
  /** What contradicts itself about an order: one line of the owner's list each. */
  orderMismatches: 'orderMismatches',
  /** The figures of each month, for the dashboard's numbers. */
  monthlySummaries: 'monthlySummaries',
  adminSessions: 'adminSessions',
  adminSecondFactors: 'adminSecondFactors',
  adminAddresses: 'adminAddresses',
} as const;

/** The names of the collections below an event's seat account. */
export const SEAT_COLLECTIONS = { changes: 'changes', holds: 'holds' } as const;

/** The path of an event's ledger. */
export const seatChangesPath = (eventId: string) =>
  `${COLLECTIONS.eventSeats}/${eventId}/${SEAT_COLLECTIONS.changes}` as const;

/** The path of an event's holds. */
export const seatHoldsPath = (eventId: string) =>
  `${COLLECTIONS.eventSeats}/${eventId}/${SEAT_COLLECTIONS.holds}` as const;

/** The subcollection of an order with its events. */
export const ORDER_EVENTS = 'events';

/** The path of an order's events. */
export const orderEventsPath = (orderId: string) =>
  `${COLLECTIONS.orders}/${orderId}/${ORDER_EVENTS}` as const;

export type CollectionName = keyof typeof COLLECTIONS;
/** The path of a collection that the dashboard reads. */
export type CollectionPath =
  | CollectionName
  | ReturnType<typeof seatChangesPath | typeof seatHoldsPath>
  | ReturnType<typeof orderEventsPath>;
