import { queryOptions } from '@tanstack/react-query';
import type { Faq } from '@app/domain/faq/faq-schema.ts';
import { findDocuments } from '../../lib/documents.ts';
import { inlining } from '../../lib/inlining.ts';

/** The query for the questions that visitors may see. The rules reject a query that could return others. */
export const faqsQuery = queryOptions({
  queryKey: ['faqs'],
  queryFn: () => findDocuments<Faq>('faqs', ['isActive', '==', true]),
  // Korean pages need the base field too: it tells which questions are about alcohol.
  meta: inlining({ bothLanguagesOf: ['categoryKr'] }),
});
