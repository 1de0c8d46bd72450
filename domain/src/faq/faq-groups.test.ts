import { expect, it } from 'vitest';
import { aFaq } from '../testing/factories.ts';
import { groupFaqs } from './faq-groups.ts';

it('groups questions by category and sorts them by their order', () => {
  const [dogs, grind, roast, bottle] = [
    aFaq({ category: 'stores', order: 5 }),
    aFaq({ category: 'coffee', order: 20 }),
    aFaq({ category: 'coffee', order: 1 }),
    aFaq({ category: 'makgeolli', order: 10 }),
  ];
  expect(groupFaqs([dogs, grind, roast, bottle])).toEqual([
    { category: 'coffee', faqs: [roast, grind] },
    { category: 'stores', faqs: [dogs] },
    { category: 'makgeolli', faqs: [bottle] },
  ]);
  expect(groupFaqs([])).toEqual([]);
});
