import { z } from 'zod';
import { cleanedText } from '../shared/cleaned-text.ts';
import { idSchema, optionalText, requiredText, TEXT_LIMITS, wholeNumber } from '../shared/fields.ts';
import { storedSchema } from '../shared/stored-schema.ts';

export const FAQ_LIMITS = { order: 10_000 };

const fields = {
  question: requiredText('Question is required'),
  questionKr: optionalText(),
  answer: requiredText('Answer is required', TEXT_LIMITS.paragraph),
  answerKr: optionalText(TEXT_LIMITS.paragraph),
  category: requiredText('Category is required', TEXT_LIMITS.tag),
  /** Older documents do not have it. */
  categoryKr: cleanedText().max(TEXT_LIMITS.tag).optional(),
  order: wholeNumber(0, FAQ_LIMITS.order).default(0),
  isActive: z.boolean().default(true),
};

export const faqInputSchema = z.strictObject(fields);
export const faqSchema = z.strictObject({ id: idSchema, ...fields });
export const storedFaqSchema = storedSchema(faqSchema);

export type FaqInput = z.infer<typeof faqInputSchema>;
export type Faq = z.infer<typeof faqSchema>;
