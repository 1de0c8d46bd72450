import { queryOptions } from '@tanstack/react-query';
import type { Faq } from '@app/domain/faq/faq-schema.ts';
import { findDocuments } from '../../lib/documents.ts';

/** The questions that visitors may see; the rules answer no question that could show others. */
export const faqsQuery = queryOptions({
  queryKey: ['faqs'],
  queryFn: () => findDocuments<Faq>('faqs', ['isActive', '==', true]),
});
