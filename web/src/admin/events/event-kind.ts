import {
  EVENT_DEFAULTS,
  EVENT_LIMITS,
  EVENT_PAYMENTS,
  EVENT_TYPES,
  NEW_EVENT,
} from '@app/domain/event/event.ts';
import { eventInputSchema, type Event, type EventInput } from '@app/domain/event/event-schema.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { TEXT_LIMITS } from '@app/domain/shared/fields.ts';
import { ALWAYS_VISIBLE } from '@app/domain/shared/visibility.ts';
import { localized } from '@app/domain/shared/localized.ts';
import type { ContentKind } from '../editing/content-kind.ts';
import { inSession } from '../session/in-session.ts';
import { findObstacle } from './taken-seats.ts';

/** Tags that the form suggests for events. */
const KNOWN_TAGS = ['coffee', 'makgeolli', 'beginner', 'seasonal', 'fermentation', 'cupping', 'pairing'];

export const EVENTS: ContentKind<Event> = {
  name: 'events',
  apiPath: '/api/admin/events',
  schema: eventInputSchema,
  isStamped: true,
  flag: 'isActive',
  nameField: 'title',
  sections: [
    {
      name: 'basics',
      fields: [
        {
          kind: 'choice',
          name: 'type',
          options: EVENT_TYPES,
          labels: 'events:type',
        },
        { kind: 'text', name: 'title', isTranslated: true },
        { kind: 'text', name: 'description', isTranslated: true, rows: 5 },
        { kind: 'list', name: 'includes', isTranslated: true, itemMax: TEXT_LIMITS.entry },
        { kind: 'text', name: 'host', isTranslated: true },
      ],
    },
    {
      name: 'pictures',
      fields: [
        {
          kind: 'pictures',
          name: 'image',
          folder: 'events',
          max: 1,
          altName: 'imageAlt',
          focusName: 'imageFocus',
          creditName: 'imageCredit',
        },
      ],
    },
    {
      name: 'time',
      fields: [
        { kind: 'moment', name: 'dateTime', warnsOfPast: true },
        {
          kind: 'number',
          name: 'duration',
          min: 1,
          max: EVENT_LIMITS.duration,
          decimals: 0,
          fallback: EVENT_DEFAULTS.duration,
          unit: 'minutes',
        },
        {
          kind: 'number',
          name: 'capacity',
          min: 1,
          max: EVENT_LIMITS.capacity,
          decimals: 0,
          fallback: EVENT_DEFAULTS.capacity,
          unit: 'people',
        },
        {
          kind: 'number',
          name: 'maxPartySize',
          min: 1,
          max: EVENT_LIMITS.capacity,
          decimals: 0,
          unit: 'people',
        },
        {
          kind: 'number',
          name: 'offerHours',
          min: EVENT_LIMITS.offerHoursMin,
          max: EVENT_LIMITS.offerHoursMax,
          decimals: 0,
          unit: 'hours',
        },
        {
          kind: 'number',
          name: 'verifyHours',
          min: EVENT_LIMITS.verifyHoursMin,
          max: EVENT_LIMITS.verifyHoursMax,
          decimals: 0,
          unit: 'hours',
        },
        {
          kind: 'number',
          name: 'price',
          label: 'fee',
          min: 0,
          max: EVENT_LIMITS.price,
          decimals: 0,
          fallback: EVENT_DEFAULTS.price,
          unit: 'won',
        },
        { kind: 'choice', name: 'payment', options: EVENT_PAYMENTS, labels: 'admin:editing.payments' },
        {
          kind: 'number',
          name: 'paymentMinutes',
          min: EVENT_LIMITS.paymentMinutesMin,
          max: EVENT_LIMITS.paymentMinutesMax,
          decimals: 0,
          unit: 'minutes',
        },
        { kind: 'text', name: 'seriesId', isOmittedEmpty: true },
        { kind: 'thanks', name: 'thanks' },
        { kind: 'text', name: 'location', isTranslated: true },
        { kind: 'store', name: 'storeLocationId' },
        { kind: 'text', name: 'bookingUrl', inputType: 'url', isOmittedEmpty: true },
      ],
    },
    {
      name: 'publishing',
      fields: [
        { kind: 'list', name: 'tags', suggestions: KNOWN_TAGS, areTags: true },
        { kind: 'flag', name: 'isActive' },
        { kind: 'moment', name: 'visibleFrom', fallback: ALWAYS_VISIBLE.visibleFrom },
        { kind: 'moment', name: 'visibleUntil', fallback: ALWAYS_VISIBLE.visibleUntil },
      ],
    },
  ],
  blank: (now) => ({ ...NEW_EVENT, type: EVENT_DEFAULTS.type, isActive: true, dateTime: now }),
  // A repeated event is shown like the last one; it cannot be saved without its own date.
  copied: () => ({ dateTime: undefined }),
  nameOf: (event, language) => localized(event, 'title', language),
  findObstacle,
  review: {
    isNeeded: async (base, written) => {
      const { readConcerned } = await import('./event-review.tsx');
      const change = written as unknown as EventInput;
      const { others, affectsGuests } = await inSession(() => readConcerned(base, change, new Date()));
      return others.length > 0 || affectsGuests;
    },
    Dialog: lazyChunk(async () => (await import('./event-review.tsx')).EventReview),
  },
  MoreDates: lazyChunk(async () => (await import('./more-dates.tsx')).MoreDates),
  previews: {
    card: lazyChunk(async () => (await import('./event-preview.tsx')).EventCardPreview),
    page: lazyChunk(async () => (await import('./event-preview.tsx')).EventPagePreview),
  },
};
