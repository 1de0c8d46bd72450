import { COFFEES } from './coffees.ts';
import { bookingsFor, seatsFor } from './bookings.ts';
import { contactsFor } from './contacts.ts';
import { eventsFor } from './events.ts';
import { FAQS } from './faqs.ts';
import { MAKGEOLLIS } from './makgeollis.ts';
import { storeLocationsFor } from './store-locations.ts';
import { storiesFor } from './stories.ts';
import { TAG_LABELS } from './tag-labels.ts';
import { waitlistFor } from './waitlist.ts';

/** Returns the demo content by collection, with dates relative to `now`. */
export function seedContent(now: Date) {
  const events = eventsFor(now);
  const bookings = bookingsFor(events);
  return {
    products: [...COFFEES, ...MAKGEOLLIS],
    events,
    eventSeats: seatsFor(events, bookings),
    bookings,
    waitlistEntries: waitlistFor(events),
    contacts: contactsFor(now),
    stories: storiesFor(now),
    storeLocations: storeLocationsFor(now),
    faqs: FAQS,
    tagLabels: TAG_LABELS,
  };
}
