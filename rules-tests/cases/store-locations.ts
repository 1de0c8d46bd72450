import { aStoreLocation } from '@app/domain/testing/factories.ts';
import { contentCases } from './content-cases.ts';
import { fieldsOf, type FirestoreCase } from './firestore-case.ts';
import { long, texts } from './texts.ts';
import { activityCases } from './visibility.ts';

export const STORE_LOCATION_CASES: readonly FirestoreCase[] = [
  ...activityCases('storeLocations', fieldsOf(aStoreLocation())),
  ...contentCases({
    collection: 'storeLocations',
    make: aStoreLocation,
    optional: [],
    accepted: {
      'the ends of the world': { lat: -90, lng: 180 },
      'its other ends': { lat: 90, lng: -180 },
      'the middle of it': { lat: 0, lng: 0 },
      'no telephone, no hours, no features': {
        phone: '',
        hours: '',
        hoursKr: '',
        features: [],
        featuresKr: [],
      },
    },
    refused: {
      'an unknown field': { createdAt: new Date('2026-01-02T03:04:05Z') },
      'no name': { name: '' },
      'a Korean name of 121 characters': { nameKr: long(121) },
      'no address': { address: ' ' },
      'a Korean address of 301 characters': { addressKr: long(301) },
      'a telephone number of 41 characters': { phone: long(41) },
      'hours that are no text': { hours: 10 },
      'Korean hours that are no text': { hoursKr: null },
      'a place beyond the north pole': { lat: 90.1 },
      'a place beyond the south pole': { lat: -90.1 },
      'a place too far east': { lng: 180.1 },
      'a place too far west': { lng: -180.1 },
      'a place as text': { lat: '37.57' },
      'no number as a place': { lng: NaN },
      '21 features': { features: texts(21) },
      'a Korean feature that is no text': { featuresKr: [1] },
      'an activity that is no bool': { isActive: 'true' },
    },
  }),
];
