import { aFaq } from '@app/domain/testing/factories.ts';
import { contentCases } from './content-cases.ts';
import { fieldsOf, type FirestoreCase } from './firestore-case.ts';
import { long, untrimmed } from './sample-texts.ts';
import { activeOnlyCases } from './visibility-cases.ts';

export const FAQ_CASES: readonly FirestoreCase[] = [
  ...activeOnlyCases('faqs', fieldsOf(aFaq())),
  ...contentCases({
    collection: 'faqs',
    createItem: aFaq,
    optional: ['categoryKr'],
    accepted: {
      'the maximum order': { order: 10_000 },
      'a question of 300 characters': { question: long(300) },
      'a question of one character': { question: '?' },
      'no Korean texts': { questionKr: '', answerKr: '', categoryKr: '' },
    },
    rejected: {
      ...untrimmed((category) => ({ category })),
      'an unknown field': { votes: 1 },
      'an empty question': { question: '' },
      'a question of 301 characters': { question: long(301) },
      'a Korean question of 301 characters': { questionKr: long(301) },
      'an empty answer': { answer: '' },
      'a Korean answer of 5,001 characters': { answerKr: long(5001) },
      'an empty category': { category: '' },
      'a category of 41 characters': { category: long(41) },
      'a Korean category of 41 characters': { categoryKr: long(41) },
      'a Korean category that is not a string': { categoryKr: ['x'] },
      'a negative order': { order: -1 },
      'an order above the maximum': { order: 10_001 },
      'a fractional order': { order: 0.5 },
      'isActive that is not a boolean': { isActive: 0 },
    },
  }),
];
