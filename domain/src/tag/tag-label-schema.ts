import { z } from 'zod';
import { optionalText, requiredText, TEXT_LIMITS } from '../shared/fields.ts';

/** A key that cannot be the id of a document: https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields */
const NO_ID = /^(?!\.{1,2}$)(?!__.*__$)[^/\n]*$/;

/** A tag as products, events and stories store it. It is the id of its label, so it contains no slash. */
export const tagKeySchema = requiredText('Tag is required', TEXT_LIMITS.tag).regex(
  NO_ID,
  'A tag with a label contains no slash',
);

/** What the site calls a tag. Where a text is empty, the site's own translation or the key stands for it. */
export const tagLabelInputSchema = z.strictObject({
  label: optionalText(TEXT_LIMITS.tag),
  labelKr: optionalText(TEXT_LIMITS.tag),
});
export const tagLabelSchema = z.strictObject({ id: tagKeySchema, ...tagLabelInputSchema.shape });

export type TagLabelInput = z.infer<typeof tagLabelInputSchema>;
export type TagLabel = z.infer<typeof tagLabelSchema>;
