import type { CONTRACT, EndpointName } from '@app/domain/api/endpoints.ts';
import { changeBookingStatus } from './endpoints/change-booking-status.ts';
import { changeSeries } from './endpoints/change-series.ts';
import { checkInBooking, markNoShow } from './endpoints/check-in-booking.ts';
import { checkAdmin } from './endpoints/check-admin.ts';
import { confirm } from './endpoints/confirm.ts';
import { confirmPage } from './endpoints/confirm-page.ts';
import { createBooking } from './endpoints/create-booking.ts';
import { createUpload } from './endpoints/create-upload.ts';
import { deleteBooking } from './endpoints/delete-booking.ts';
import { deleteContact } from './endpoints/delete-contact.ts';
import { describeApi } from './endpoints/describe-api.ts';
import { bookingFormPage, waitlistFormPage } from './endpoints/event-form-pages.ts';
import { formSentPage } from './endpoints/form-sent-page.ts';
import { searchAddresses, showAddressSearch } from './endpoints/addresses.ts';
import { callOffEvent } from './endpoints/call-off-event.ts';
import { previewEventChange } from './endpoints/preview-event-change.ts';
import { replaceEvent } from './endpoints/replace-event.ts';
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
} from './endpoints/guest-bookings.ts';
import {
  continueErasure,
  erasePersonalData,
  exportPersonalData,
  personalDataPage,
  requestPersonalData,
  storedDataPage,
} from './endpoints/personal-data.ts';
import { getGuest, noteGuest } from './endpoints/guests.ts';
import {
  acceptGuestOffer,
  declineGuestOffer,
  getGuestWaitlist,
  joinWaitlist,
  leaveWaitlist,
  offerToEntry,
  removeEntry,
} from './endpoints/waitlist.ts';
import { getProduct } from './endpoints/get-product.ts';
import { getStory } from './endpoints/get-story.ts';
import { enterBooking } from './endpoints/enter-booking.ts';
import { holdSeats, releaseSeats } from './endpoints/hold-seats.ts';
import { listBookings } from './endpoints/list-bookings.ts';
import { listContacts } from './endpoints/list-contacts.ts';
import { listEvents } from './endpoints/list-events.ts';
import { listFaqs } from './endpoints/list-faqs.ts';
import { listProducts } from './endpoints/list-products.ts';
import { listStoreLocations } from './endpoints/list-store-locations.ts';
import { listStories } from './endpoints/list-stories.ts';
import { login } from './endpoints/login.ts';
import { logout } from './endpoints/logout.ts';
import { events, faqs, products, storeLocations, stories } from './endpoints/manage-content.ts';
import { markContact } from './endpoints/mark-contact.ts';
import { normalizeObject } from './endpoints/normalize-object.ts';
import {
  confirmSecondFactor,
  enrolSecondFactor,
  removeSecondFactor,
  showSecondFactor,
} from './endpoints/second-factor.ts';
import { listAdmins } from './endpoints/admins.ts';
import { endOtherSessions, endSession, listSessions } from './endpoints/sessions.ts';
import { replyToContact } from './endpoints/reply-to-contact.ts';
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
} from './endpoints/orders.ts';
import { confirmRestock, requestRestock, restockConfirmPage } from './endpoints/restock.ts';
import { retryMail } from './endpoints/retry-mail.ts';
import { sendContact } from './endpoints/send-contact.ts';
import { subscribe } from './endpoints/subscribe.ts';
import { setSitePicture } from './endpoints/site-pictures.ts';
import { labelTag, listTags, mergeTags } from './endpoints/tags.ts';
import { updateSummaries } from './endpoints/update-summaries.ts';
import { unsubscribe } from './endpoints/unsubscribe.ts';
import { unsubscribeForReader } from './endpoints/unsubscribe-for-reader.ts';
import { unsubscribePage } from './endpoints/unsubscribe-page.ts';
import type { Route } from './routing/route.ts';

/** The routes of `/api`: the handler of each endpoint of the contract. One that is missing or is another's does not compile. */
export const ROUTES = {
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
  unsubscribeByAdmin: unsubscribeForReader,
  retryMail,
  updateSummaries,
  createProduct: products.create,
  replaceProduct: products.replace,
  deleteProduct: products.remove,
  createEvent: events.create,
  replaceEvent,
  previewEventChange,
  changeSeries,
  callOffEvent,
  deleteEvent: events.remove,
  createStory: stories.create,
  replaceStory: stories.replace,
  deleteStory: stories.remove,
  createStoreLocation: storeLocations.create,
  replaceStoreLocation: storeLocations.replace,
  deleteStoreLocation: storeLocations.remove,
  createFaq: faqs.create,
  replaceFaq: faqs.replace,
  deleteFaq: faqs.remove,
  listTags,
  labelTag,
  setSitePicture,
  mergeTags,
  createUpload,
  normalizeObject,
} satisfies {
  [Name in EndpointName]: Route<(typeof CONTRACT)[Name]['method'], (typeof CONTRACT)[Name]['path']>;
};
