import type { Faq } from './faq-schema.ts';

export interface FaqGroup {
  category: string;
  faqs: Faq[];
}

/** The questions in their order, those of one category together; a category stands where its first question stands. */
export function groupFaqs(faqs: readonly Faq[]): FaqGroup[] {
  const ordered = faqs.toSorted((a, b) => a.order - b.order);
  const groups = new Map<string, Faq[]>();
  for (const faq of ordered) groups.set(faq.category, [...(groups.get(faq.category) ?? []), faq]);
  return [...groups].map(([category, questions]) => ({ category, faqs: questions }));
}
