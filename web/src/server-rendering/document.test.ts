// @vitest-environment node
import { expect, it } from 'vitest';
import { GOOGLE_HOSTS } from '@app/domain/page/content-security-policy.ts';
import { renderDocument } from './document.ts';

const EMPTY = { scripts: [], styles: [] };
const ASSETS = {
  build: 'one',
  environment: {},
  hosts: GOOGLE_HOSTS,
  pages: {
    'src/routes/contact.tsx': { scripts: ['/assets/main.js', '/assets/contact.js'], styles: [] },
    'src/main.tsx': EMPTY,
  },
  translations: {
    'ko/common': ['/assets/shared.js', '/assets/common-ko.js'],
    'ko/contact': ['/assets/shared.js', '/assets/contact-ko.js'],
    'en/common': ['/assets/common-en.js'],
  },
};

function documentOf(enforcesAppCheck: boolean): string {
  const data = {
    now: new Date('2026-05-01T00:00:00Z'),
    origin: 'https://www.example.com',
    namespaces: ['common', 'contact'],
    answers: [],
  };
  const parts = { rendered: '<div id="root"></div>', head: '', enforcesAppCheck, data };
  return renderDocument(ASSETS, '/contact', parts).html;
}

it.each([
  [true, '<html lang="ko" data-age="unanswered" data-app-check="enforced" data-without-scripts>'],
  [false, '<html lang="ko" data-age="unanswered" data-without-scripts>'],
])('states for style sheets whether forms need an App Check token: %s', (enforcesAppCheck, start) => {
  expect(documentOf(enforcesAppCheck)).toContain(start);
});

it('states the scripts of the page and of its translations, each once', () => {
  const scripts = ['main', 'contact', 'shared', 'common-ko', 'contact-ko'].map(
    (name) => `/assets/${name}.js`,
  );
  expect(documentOf(false)).toContain(`data-scripts="${scripts.join(' ')}"`);
});
