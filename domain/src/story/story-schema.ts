import { z } from 'zod';
import {
  altSchema,
  ENDS_AFTER_START,
  idSchema,
  instantSchema,
  optionalText,
  requiredText,
  tagsSchema,
  TEXT_LIMITS,
  textList,
  visibilityFields,
  wholeNumber,
} from '../shared/fields.ts';
import { creditSchema, focusSchema, objectPathSchema } from '../shared/picture-schema.ts';
import { storedSchema } from '../shared/stored-schema.ts';

export const STORY_DEFAULTS = { readingTime: 5 };
export const STORY_LIMITS = { readingTime: 600 };

const fields = {
  title: requiredText('Title is required', TEXT_LIMITS.title),
  titleKr: optionalText(TEXT_LIMITS.title),
  coverImage: z.union([z.literal(''), objectPathSchema]).default(''),
  coverImageAlt: altSchema.optional(),
  coverImageAltKr: altSchema.optional(),
  coverImageFocus: focusSchema.optional(),
  coverImageCredit: creditSchema.optional(),
  body: requiredText('Body is required', TEXT_LIMITS.body),
  bodyKr: optionalText(TEXT_LIMITS.body),
  author: requiredText('Author is required', TEXT_LIMITS.title),
  authorKr: optionalText(TEXT_LIMITS.title),
  /** Minutes. */
  readingTime: wholeNumber(1, STORY_LIMITS.readingTime).default(STORY_DEFAULTS.readingTime),
  tags: tagsSchema,
  /** The ids of the products that the story speaks of. One that names no product is not shown. */
  productIds: textList().unwrap().optional(),
  publishedAt: instantSchema,
  isPublished: z.boolean().default(true),
  ...visibilityFields,
};

export const storyInputSchema = z.strictObject(fields).refine(...ENDS_AFTER_START);
export const storySchema = z
  .strictObject({ id: idSchema, ...fields, createdAt: instantSchema })
  .refine(...ENDS_AFTER_START);
export const storedStorySchema = storedSchema(storySchema);

export type StoryInput = z.infer<typeof storyInputSchema>;
export type Story = z.infer<typeof storySchema>;
