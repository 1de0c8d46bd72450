import { ContentTab } from '../editing/content-tab.tsx';
import { FaqCard } from './faq-card.tsx';
import { FAQS } from './faq-kind.ts';

/** All FAQs in the order of the site. */
export function FaqsTab() {
  return <ContentTab kind={FAQS} tab="faqs" orderBy={['order', 'asc']} Card={FaqCard} />;
}
