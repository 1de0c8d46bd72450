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
    way: 'Choose a store below for directions in Google Maps.',
    cards: 'You can pay by card at our stores.',
    booking:
      'You need only an email address to book an experience. If it is not free, you then pay online, in a payment window that asks for a phone number. If that does not work for you, write to us and we will arrange payment at the venue.',
  },
  phone: 'Phone',
  failed: 'The stores could not be loaded',
  none: 'No store is open yet. We will tell you about the first one in our stories.',

  locator: {
    title: 'Find a store',
    text: 'Search by name or neighbourhood, or see which is nearest and which is open right now.',
    search: 'Store name or address',
    placeholder: 'For example Seochon',
    nearest: 'Nearest to me',
    locating: 'Finding you...',
    openNow: 'Open now',
    count_one: '1 store',
    count_other: '{{count}} stores',
    refused:
      'We cannot tell where you are, so the stores are listed by name. Allow your location in the browser, or search for a neighbourhood.',
    noMatch: 'No locations found matching your search.',
    noneOpen: 'None of our stores is open at the moment.',
    clear: 'Show all stores',
    more: '+{{count}} more',
    away: '{{distance}} from you',
  },

  openingStatus: {
    open: 'Open until {{until}}',
    opensLater: 'Opens at {{at}}',
    closed: 'Closed for today',
    restDay: 'Closed today',
  },

  map: {
    label: 'Map of our stores',
    placeholder: {
      title: 'Where our walls stand',
      prompt: 'Select a location to see its address, its hours and the way there.',
    },
    selected: 'Selected store',
    address: 'Address',
    hours: 'Hours',
    features: 'At this store',
    openInMaps: 'Open in maps',
    directions: 'Directions',
    opensInNewTab: 'opens in a new tab',
  },
} as const satisfies Translation<typeof ko>;
