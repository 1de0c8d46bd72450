/**
 * The tabs, which are one chunk. Imported one by one, each would need a file of its own that leads to this chunk: 1 KB (gzip) more
 * in all. The charts stay apart.
 */
export { TodayTab } from '../today/today-tab.tsx';
export { ActivityTab } from '../activity/activity-tab.tsx';
export { ContactsTab } from '../contacts/contacts-tab.tsx';
export { MailTab } from '../mail/mail-tab.tsx';
export { NewsletterTab } from '../newsletter/newsletter-tab.tsx';
export { ProductsTab } from '../products/products-tab.tsx';
export { EventsTab } from '../events/events-tab.tsx';
export { StoriesTab } from '../stories/stories-tab.tsx';
export { StoreLocationsTab } from '../store-locations/store-locations-tab.tsx';
export { FaqsTab } from '../faqs/faqs-tab.tsx';
export { BookingsTab } from '../bookings/bookings-tab.tsx';
export { OrdersTab } from '../orders/orders-tab.tsx';
