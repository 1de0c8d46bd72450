import { z } from 'zod';
import { faqInputSchema, faqSchema } from '../faq/faq-schema.ts';
import { contentEndpoints } from './content.ts';
import { endpoint } from './endpoint.ts';
import { pageQuery } from './paging.ts';

export const listFaqs = endpoint({
  method: 'GET',
  path: '/api/faqs',
  summary: 'Lists the active FAQs by their `order`',
  access: 'public',
  query: z.strictObject(pageQuery),
  status: 200,
  output: z.array(faqSchema),
  errors: [],
});

export const {
  create: createFaq,
  replace: replaceFaq,
  remove: deleteFaq,
} = contentEndpoints({
  path: '/api/admin/faqs',
  noun: 'an FAQ',
  input: faqInputSchema,
  item: faqSchema,
});
