import { expect, test } from 'vitest';
import type { Evaluation } from '../operations/rules-registry.ts';
import { HISTORY_LENGTH, RequestHistory } from './request-history.ts';

const evaluation = (path: string): Evaluation => ({
  project: 'demo-x',
  request: {
    service: 'cloud.firestore',
    method: 'get',
    database: '(default)',
    path,
    auth: null,
    time: new Date(0),
    resource: null,
    requestResource: null,
  },
  decision: { allowed: false, trace: () => [], statements: [], expressions: 0 },
  source: { fileName: 'firestore.rules', text: '' },
});

test('keeps only the latest evaluations, each with a unique id', () => {
  const history = new RequestHistory();
  for (let i = 0; i <= HISTORY_LENGTH; i++) history.record(evaluation(`notes/${i}`));
  const messages = history.messages();
  expect(messages).toHaveLength(HISTORY_LENGTH);
  expect(new Set(messages.map(({ requestId }) => requestId)).size).toBe(HISTORY_LENGTH);
  expect(messages.at(0)?.rulesContext.path).toBe('/databases/(default)/documents/notes/1');
  expect(messages.at(-1)?.rulesContext.path).toBe(`/databases/(default)/documents/notes/${HISTORY_LENGTH}`);
});

test('calls a subscriber until it unsubscribes', () => {
  const history = new RequestHistory();
  const received: string[] = [];
  const unsubscribe = history.subscribe(({ requestId }) => received.push(requestId));
  history.record(evaluation('notes/a'));
  unsubscribe();
  history.record(evaluation('notes/b'));
  expect(received).toEqual([history.messages()[0]?.requestId]);
});
