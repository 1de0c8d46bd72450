/**
 * Identifiers that are not used, because the glossary (docs/glossary.md) has a standard term. Matched as whole words.
 */
export const REFUSED_IDENTIFIERS: readonly string[] = [
  'afterPatience',
  'askToSignIn',
  'bookingDesk',
  'Boundless',
  'carriesAlcohol',
  'countReaders',
  'DeferredPart',
  'doorList',
  'everyRequestLater',
  'halfEmpty',
  'inLocal',
  'inRoot',
  'isTrapped',
  'keepOrder',
  'listenInSession',
  'LiveContactForm',
  'mailsSwept',
  'openAsleep',
  'openHouse',
  'placeBooking',
  'ProductShelf',
  'scrollToPart',
  'speakEnglish',
  'StoryShelf',
  'takeAdminRight',
  'takeInTurn',
  'takePayment',
  'Trouble',
  'untilAlive',
  'untilDrawn',
  'untilLeaving',
  'useKept',
  'useReachedForm',
  'waitingMails',
  'wordsIn',
];

/** Phrases that are not used in comments, titles, logs and documents. Matched as whole words, ignoring case. */
export const REFUSED_PHRASES: readonly string[] = [
  'around the house',
  'brings to life',
  'brought to life',
  'came to life',
  'come to life',
  'comes to life',
  'door list',
  'early hands',
  'gives machines away',
  'habits of this house',
  'keep the house',
  'open the house',
  'opening the house',
  'order kept',
  'proof of app',
  'stands in line',
  'the whole way',
  'through trouble',
  'who asks',
  'whoever asks',
  'whoever keeps',
  'written page',
];

/** Files that may contain refused terms permanently. */
export const EXEMPT_FILES: readonly RegExp[] = [
  // The glossary and this list name the terms that are replaced.
  /^docs\/glossary\.md$/,
  /^scripts\/check-terms\//,
  // Superseded decision records may keep their terms.
  /^docs\/decisions\//,
  /(^|\/)package-lock\.json$/,
];

/** Folders and files that still contain refused terms. Remove an entry once it is clean; add none. */
export const NOT_YET_CLEAN: readonly string[] = [];
