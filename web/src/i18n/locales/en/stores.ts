import type ko from '../ko/stores.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  locations: {
    title: 'Our stores',
    showOnMap: 'Show on map',
    showNamedOnMap: 'Show {{name}} on the map',
  },
  visit: {
    title: 'Getting here and paying',
    way: 'Choose a store to see how to get there.',
    cards: 'You can pay by card at our stores.',
    booking:
      'All you need to book is an email address. Paid experiences are paid online, and the payment window asks for a phone number. If that is a problem, write to us and you can pay at the venue.',
  },
  phone: 'Phone',
  failed: 'The stores could not be loaded',
  none: 'We have no stores yet. Our stories will tell you when the first one opens.',

  locator: {
    title: 'Find a store',
    text: 'Search by name or neighbourhood, or see which is nearest and which is open right now.',
    search: 'Store name or address',
    placeholder: 'For example, Seochon',
    nearest: 'Nearest to me',
    locating: 'Finding you…',
    openNow: 'Open now',
    count_one: '1 store',
    count_other: '{{count}} stores',
    refused:
      'We cannot see your location, so stores are listed by name. Allow location access in your browser, or search for a neighbourhood.',
    noMatch: 'No locations found matching your search.',
    noneOpen: 'None of our stores is open at the moment.',
    clear: 'Show all stores',
    more: '+{{count}} more',
    away: '{{distance}} from you',
  },

  openingStatus: {
    open: 'Open until {{until}}',
    openForADay: 'Open for the next 24 hours',
    opensLater: 'Closed · opens at {{at}}',
    closed: 'Closed now',
    restDay: 'Closed all day',
  },

  map: {
    label: 'Map of our stores',
    placeholder: {
      title: 'Where to find us',
      prompt: 'Select a location to see its address, hours and directions.',
    },
    selected: 'Selected store',
    address: 'Address',
    way: 'Getting here',
    hours: 'Hours',
    specialHours: 'Special hours',
    features: 'At this store',
    openInMaps: 'Open in maps',
    directions: 'Directions',
    opensInNewTab: 'opens in a new tab',
  },
} as const satisfies Translation<typeof ko>;
