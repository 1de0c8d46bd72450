import type { AuditedCollection } from '@app/domain/audit/audit-entry.ts';
import { fieldsOf } from '../editing/content-kind.ts';
import { EVENTS } from '../events/event-kind.ts';
import { FAQS } from '../faqs/faq-kind.ts';
import type { Field } from '../form/field.ts';
import { PRODUCTS } from '../products/product-kind.ts';
import { STORE_LOCATIONS } from '../store-locations/store-location-kind.ts';
import { STORIES } from '../stories/story-kind.ts';

/** The form fields of the items that are edited in a form. */
const FIELDS: Partial<Record<AuditedCollection, readonly Field[]>> = {
  products: fieldsOf(PRODUCTS),
  events: fieldsOf(EVENTS),
  stories: fieldsOf(STORIES),
  storeLocations: fieldsOf(STORE_LOCATIONS),
  faqs: fieldsOf(FAQS),
  sitePictures: [
    {
      kind: 'pictures',
      name: 'image',
      folder: 'site',
      max: 1,
      altName: 'imageAlt',
      focusName: 'imageFocus',
      creditName: 'imageCredit',
    },
  ],
};

/** Returns the form fields that describe the items of a collection; none when no form edits them. */
export const auditedFields = (collection: AuditedCollection): readonly Field[] => FIELDS[collection] ?? [];
