import { aFaq } from '@app/domain/testing/factories.ts';
import { contentCases } from './content-cases.ts';
import { fieldsOf, type FirestoreCase } from './firestore-case.ts';
import { long, untrimmed } from './texts.ts';
import { activityCases } from './visibility.ts';

export const FAQ_CASES: readonly FirestoreCase[] = [
  ...activityCases('faqs', fieldsOf(aFaq())),
  ...contentCases({
    collection: 'faqs',
    make: aFaq,
    optional: [],
    accepted: {
      'the last place': { order: 10_000 },
      'a question of 300 characters': { question: long(300) },
      'a question of one character': { question: '?' },
      'no Korean': { questionKr: '', answerKr: '' },
    },
    refused: {
      ...untrimmed((category) => ({ category })),
      'an unknown field': { votes: 1 },
      'no question': { question: '' },
      'a question of 301 characters': { question: long(301) },
      'a Korean question of 301 characters': { questionKr: long(301) },
      'no answer': { answer: '' },
      'a Korean answer of 5,001 characters': { answerKr: long(5001) },
      'no category': { category: '' },
      'a category of 41 characters': { category: long(41) },
      'a place before the first': { order: -1 },
      'a place beyond the last': { order: 10_001 },
      'half a place': { order: 0.5 },
      'an activity that is no bool': { isActive: 0 },
    },
  }),
];
