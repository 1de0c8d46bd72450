import { expect, it } from 'vitest';
import { aFaq } from '../testing/factories.ts';
import { groupFaqs } from './faq-groups.ts';

it('groups questions by category and sorts them by their order', () => {
  const [dogs, grind, roast, bottle] = [
    aFaq({ category: 'stores', order: 5 }),
    aFaq({ category: 'coffee', categoryKr: '원두', order: 20 }),
    aFaq({ category: 'coffee', categoryKr: '', order: 1 }),
    aFaq({ category: 'makgeolli', categoryKr: undefined, order: 10 }),
  ];
  expect(groupFaqs([dogs, grind, roast, bottle])).toEqual([
    { category: 'coffee', categoryKr: '원두', faqs: [roast, grind] },
    { category: 'stores', categoryKr: '예시', faqs: [dogs] },
    { category: 'makgeolli', categoryKr: '', faqs: [bottle] },
  ]);
  expect(groupFaqs([])).toEqual([]);
});
