import type { Faq } from './faq-schema.ts';

export interface FaqGroup {
  category: string;
  /** The Korean name of the category, or empty when no question of the group has one. */
  categoryKr: string;
  faqs: Faq[];
}

/** Returns the questions sorted by `order` and grouped by category. Categories are ordered by their first question. */
export function groupFaqs(faqs: readonly Faq[]): FaqGroup[] {
  const ordered = faqs.toSorted((a, b) => a.order - b.order);
  const groups = new Map<string, Faq[]>();
  for (const faq of ordered) groups.set(faq.category, [...(groups.get(faq.category) ?? []), faq]);
  return [...groups].map(([category, questions]) => ({
    category,
    categoryKr: questions.find(({ categoryKr }) => categoryKr)?.categoryKr ?? '',
    faqs: questions,
  }));
}
