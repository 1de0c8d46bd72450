// @vitest-environment node
import { expect, it } from 'vitest';
import { GOOGLE_HOSTS } from '@app/domain/page/content-security-policy.ts';
import { renderDocument } from './document.ts';

const EMPTY = { scripts: [], styles: [] };
const ASSETS = {
  build: 'one',
  environment: {},
  hosts: GOOGLE_HOSTS,
  pages: { 'src/routes/contact.tsx': EMPTY, 'src/main.tsx': EMPTY },
};

it.each([
  [true, '<html lang="ko" data-age="unanswered" data-app-check="enforced">'],
  [false, '<html lang="ko" data-age="unanswered">'],
])('tells style sheets whether forms need an App Check token: %s', (enforcesAppCheck, start) => {
  const data = {
    now: new Date('2026-05-01T00:00:00Z'),
    origin: 'https://www.example.com',
    namespaces: [],
    answers: [],
  };
  const parts = { rendered: '<div id="root"></div>', head: '', enforcesAppCheck, data };
  expect(renderDocument(ASSETS, '/contact', parts).html).toContain(start);
});
