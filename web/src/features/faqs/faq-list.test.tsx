import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aFaq } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { FaqList } from './faq-list.tsx';
import { faqsQuery } from './faq-queries.ts';

const FAQS = [
  aFaq({
    question: 'May I bring my dog?',
    questionKr: '개를 데려가도 되나요?',
    category: 'stores',
    categoryKr: '',
    order: 9,
  }),
  aFaq({
    question: 'Who grinds?',
    questionKr: '',
    category: 'coffee',
    categoryKr: '',
    order: 2,
    answer: 'We.\n\nOr you.',
  }),
  aFaq({ question: 'Who roasts?', category: 'coffee', categoryKr: '', order: 1 }),
  aFaq({ question: 'Any gifts?', category: 'gift wrapping', categoryKr: '선물 포장', order: 5 }),
];

const open = (address: string, faqs = FAQS) =>
  renderAt(address, <FaqList id="faqs" />, { answers: [[faqsQuery.queryKey, faqs]] });
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const questions = (group: string) =>
  within(screen.getByRole('heading', { level: 3, name: group }).parentElement!)
    .getAllByRole('group')
    .map((details) => details.querySelector('summary')?.textContent);

describe('FAQ list', () => {
  it('shows questions in their order, grouped by category', () => {
    open('/en/contact');
    expect(headings()).toEqual(['Coffee', 'Gift wrapping', 'Stores']);
    expect(questions('Coffee')).toEqual(['Who roasts?', 'Who grinds?']);
  });

  it('shows Korean texts, and the base text where there is no translation', () => {
    open('/contact');
    expect(headings()).toEqual(['커피', '선물 포장', '매장']);
    expect(questions('매장')).toEqual(['개를 데려가도 되나요?']);
    expect(questions('커피')).toContain('Who grinds?');
  });

  it('shows a paragraph for each line of an opened answer', () => {
    open('/en/contact');
    const details = screen.getByText('Who grinds?').closest('details')!;
    expect(details.open).toBe(false);
    fireEvent.click(screen.getByText('Who grinds?'));
    expect(details.open).toBe(true);
    expect([...details.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'We.',
      'Or you.',
    ]);
  });

  it('opens the question that the address names', () => {
    open(`/en/contact#question-${FAQS[1]!.id}`);
    const isOpen = (question: string) => screen.getByText(question).closest('details')!.open;
    expect([isOpen('Who grinds?'), isOpen('Who roasts?')]).toEqual([true, false]);
  });

  it('shows an empty state', () => {
    open('/en/contact', []);
    expect(screen.getByText('No questions yet. Send us yours in a message.')).toBeTruthy();
  });
});
