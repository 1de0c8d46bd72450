import { searchAddresses, showAddressSearch } from './addresses.ts';
import {
  checkAdmin,
  endOtherSessions,
  endSession,
  listAdmins,
  listSessions,
  login,
  logout,
} from './admin.ts';
import {
  changeBookingStatus,
  checkInBooking,
  createBooking,
  deleteBooking,
  enterBooking,
  listBookings,
  markNoShow,
} from './bookings.ts';
import { deleteContact, listContacts, markContact, replyToContact, sendContact } from './contacts.ts';
import type { Endpoint } from './endpoint.ts';
import {
  callOffEvent,
  changeSeries,
  listEvents,
  manageEvents,
  previewEventChange,
  replaceEvent,
} from './events.ts';
import { bookingFormPage, formSentPage, waitlistFormPage } from './forms.ts';
import { listFaqs, manageFaqs } from './faqs.ts';
import { retryMail } from './mails.ts';
import {
  confirm,
  confirmPage,
  subscribe,
  unsubscribe,
  unsubscribeByAdmin,
  unsubscribePage,
} from './newsletter.ts';
import {
  cancelGuestBooking,
  cancelOnGuestPage,
  changeGuestContact,
  changeGuestPartySize,
  getGuestBooking,
  guestBookingPage,
  markGuestLinkOpened,
  moveGuestBooking,
  revokeGuestLinks,
  sendGuestLinks,
  verifyOnGuestPage,
} from './guest-bookings.ts';
import { getGuest, noteGuest } from './guests.ts';
import { holdSeats, releaseSeats } from './holds.ts';
import {
  acceptGuestOffer,
  declineGuestOffer,
  getGuestWaitlist,
  joinWaitlist,
  leaveWaitlist,
  offerToEntry,
  removeEntry,
} from './waitlist.ts';
import {
  continueErasure,
  erasePersonalData,
  exportPersonalData,
  personalDataPage,
  requestPersonalData,
  storedDataPage,
} from './personal-data.ts';
import { updateSummaries } from './numbers.ts';
import {
  changeOrder,
  createOrder,
  getOrder,
  listOrders,
  recordCashReceipt,
  recordSeenRefund,
  refundOrder,
  requestCashReceipt,
  setStock,
} from './orders.ts';
import { createUpload, normalizeObject } from './objects.ts';
import { describeApi } from './openapi.ts';
import { getProduct, listProducts, manageProducts } from './products.ts';
import { confirmRestock, requestRestock, restockConfirmPage } from './restock.ts';
import {
  confirmSecondFactor,
  enrolSecondFactor,
  removeSecondFactor,
  showSecondFactor,
} from './second-factor.ts';
import { listStoreLocations, manageStoreLocations } from './store-locations.ts';
import { getStory, listStories, manageStories } from './stories.ts';
import { setSitePicture } from './site-pictures.ts';
import { labelTag, listTags, mergeTags } from './tags.ts';

/** The HTTP contract: all endpoints by name. `functions/src/routes.ts` has the handler of each under the same name. */
export const CONTRACT = {
  describeApi,
  listProducts,
  getProduct,
  listEvents,
  listStories,
  getStory,
  listStoreLocations,
  listFaqs,
  sendContact,
  subscribe,
  confirmPage,
  confirm,
  unsubscribePage,
  unsubscribe,
  requestRestock,
  restockConfirmPage,
  confirmRestock,
  createBooking,
  bookingFormPage,
  waitlistFormPage,
  formSentPage,
  personalDataPage,
  requestPersonalData,
  storedDataPage,
  exportPersonalData,
  erasePersonalData,
  getGuestBooking,
  markGuestLinkOpened,
  cancelGuestBooking,
  changeGuestPartySize,
  moveGuestBooking,
  changeGuestContact,
  sendGuestLinks,
  guestBookingPage,
  verifyOnGuestPage,
  cancelOnGuestPage,
  joinWaitlist,
  getGuestWaitlist,
  acceptGuestOffer,
  declineGuestOffer,
  leaveWaitlist,
  offerToEntry,
  removeEntry,
  createOrder,
  getOrder,
  requestCashReceipt,
  showAddressSearch,
  searchAddresses,
  checkAdmin,
  login,
  logout,
  listAdmins,
  listSessions,
  endSession,
  endOtherSessions,
  showSecondFactor,
  enrolSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  listContacts,
  markContact,
  replyToContact,
  deleteContact,
  listBookings,
  enterBooking,
  changeBookingStatus,
  checkInBooking,
  markNoShow,
  deleteBooking,
  revokeGuestLinks,
  getGuest,
  noteGuest,
  continueErasure,
  holdSeats,
  releaseSeats,
  listOrders,
  changeOrder,
  refundOrder,
  recordCashReceipt,
  recordSeenRefund,
  setStock,
  unsubscribeByAdmin,
  retryMail,
  updateSummaries,
  createProduct: manageProducts.create,
  replaceProduct: manageProducts.replace,
  deleteProduct: manageProducts.remove,
  createEvent: manageEvents.create,
  replaceEvent,
  previewEventChange,
  changeSeries,
  callOffEvent,
  deleteEvent: manageEvents.remove,
  createStory: manageStories.create,
  replaceStory: manageStories.replace,
  deleteStory: manageStories.remove,
  createStoreLocation: manageStoreLocations.create,
  replaceStoreLocation: manageStoreLocations.replace,
  deleteStoreLocation: manageStoreLocations.remove,
  createFaq: manageFaqs.create,
  replaceFaq: manageFaqs.replace,
  deleteFaq: manageFaqs.remove,
  listTags,
  labelTag,
  setSitePicture,
  mergeTags,
  createUpload,
  normalizeObject,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof CONTRACT;

/** All endpoints of the HTTP contract. */
export const ENDPOINTS: readonly Endpoint[] = Object.values(CONTRACT);
