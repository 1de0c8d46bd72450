import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { BRAND } from '@app/domain/brand.ts';
import { withoutJoiners } from '@app/domain/shared/keep-together.ts';
import { AgePolicyRoute } from '../routes/age-policy.tsx';
import { PrivacyRoute } from '../routes/privacy.tsx';
import { TermsRoute } from '../routes/terms.tsx';
import { environment } from '../config/environment.ts';
import { renderAt } from '../testing/render-at.tsx';
import { AGE_POLICY_SECTIONS } from '../features/legal/age-policy/sections.ts';
import { PRIVACY_SECTIONS } from '../features/legal/privacy/sections.ts';
import { TERMS_ARTICLES } from '../features/legal/terms/sections.ts';

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => [heading.id, heading.textContent]);
/** Returns the text of the page with normalized white space. */
const said = () => document.body.textContent?.replace(/\s+/g, ' ') ?? '';

describe.each([
  {
    page: 'the privacy policy',
    Page: PrivacyRoute,
    order: PRIVACY_SECTIONS,
    count: 9,
    korean: ['개인정보처리방침', /^1\. 개인정보의 처리 목적$/, /^9\. /],
    english: ['Privacy policy', /^1\. Why we process personal information$/, /^9\. /],
  },
  {
    page: 'the terms of service',
    Page: TermsRoute,
    order: TERMS_ARTICLES,
    count: 10,
    korean: ['이용약관', /^제1조\(목적\)$/, /^제10조\(/],
    english: ['Terms of service', /^Article 1\. Purpose$/, /^Article 10\. /],
  },
  {
    page: 'the age policy',
    Page: AgePolicyRoute,
    order: AGE_POLICY_SECTIONS,
    count: 8,
    korean: ['연령 정책', /^1\. 성인의 기준$/, /^8\. 문의$/],
    english: ['Age policy', /^1\. Who is an adult$/, /^8\. Contact$/],
  },
] as {
  page: string;
  Page: () => ReactNode;
  order: readonly string[];
  count: number;
  korean: [string, RegExp, RegExp];
  english: [string, RegExp, RegExp];
}[])('$page', ({ Page, order, count, korean, english }) => {
  it.each([
    ['/', korean, '2024년 1월 1일 시행', '차례'],
    ['/en', english, 'Effective January 1, 2024', 'Contents'],
  ] as const)(
    'at %s is dated, in numbered sections with a table of contents',
    (address, [title, first, last], date, contents) => {
      renderAt(address, <Page />);
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
      expect(screen.getByText(date)).toBeTruthy();
      const shown = headings();
      expect(shown).toHaveLength(count);
      expect(shown.map(([id]) => id)).toEqual(order);
      const titles = shown.map(([, text]) => withoutJoiners(text ?? ''));
      expect(titles[0]).toMatch(first);
      expect(titles.at(-1)).toMatch(last);
      const links = within(screen.getByRole('navigation', { name: contents })).getAllByRole('link');
      expect(links.map((link) => [link.getAttribute('href')?.split('#')[1], link.textContent])).toEqual(
        shown,
      );
      expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBeTruthy();
    },
  );

  it('has no empty section', () => {
    for (const address of ['/', '/en']) {
      const { unmount } = renderAt(address, <Page />);
      for (const heading of screen.getAllByRole('heading', { level: 2 })) {
        expect(heading.parentElement?.textContent?.length).toBeGreaterThan(100);
      }
      unmount();
    }
  });
});

describe('the privacy policy promises', () => {
  it.each([
    ['/', '구독을 그만두신 날부터 1년'],
    ['/', '「전자상거래 등에서의 소비자보호에 관한 법률」'],
    ['/', '5년'],
    ['/', '접속 기록3개월'],
    ['/', '시행하기 7일 전부터'],
    ['/', '2년마다 동의하신 날과 철회 방법을'],
    ['/', BRAND.legal.privacyOfficer.kr],
    ['/en', '1 year after you withdraw'],
    ['/en', '5 years'],
    ['/en', 'Access logs3 months'],
    ['/en', 'from 7 days before'],
    ['/en', 'Every 2 years'],
    ['/en', BRAND.legal.privacyOfficer.en],
  ])('at %s: %s', (address, promise) => {
    renderAt(address, <PrivacyRoute />);
    expect(said()).toContain(promise);
  });
});

describe('the privacy policy names Kakao as the provider of the map', () => {
  afterEach(() => {
    delete environment.VITE_KAKAO_MAPS_KEY;
  });

  it.each([
    ['/', '카카오맵'],
    ['/en', 'Kakao Maps'],
  ])('at %s only where its key is set', (address, name) => {
    const { unmount } = renderAt(address, <PrivacyRoute />);
    expect(said()).not.toContain(name);
    unmount();
    environment.VITE_KAKAO_MAPS_KEY = 'sample-key';
    renderAt(address, <PrivacyRoute />);
    expect(said()).toContain(name);
  });
});

describe('the age policy states', () => {
  it.each([
    ['/', '만 19세 이상의 성인'],
    ['/', '만 19세가 되는 해의 1월 1일'],
    ['/', '법보다 엄격한 기준을 두어'],
    ['/', '21세 이상이라고 답하신'],
    ['/', '쿠키에 365일 동안 저장'],
    ['/en', 'adults aged 19 and over'],
    ['/en', '1 January of the year in which they turn 19'],
    ['/en', 'asks for more than the law does'],
    ['/en', 'shown only to visitors who say they are 21 or older'],
    ['/en', 'keep your answer in a cookie for 365 days'],
  ])('at %s: %s', (address, statement) => {
    renderAt(address, <AgePolicyRoute />);
    expect(said()).toContain(statement);
  });
});

describe('the age policy links the page', () => {
  it.each([
    ['/', '다시 답하기', '/makgeolli'],
    ['/en', 'Answer again', '/en/makgeolli'],
  ])('at %s where a visitor answers again', (address, name, page) => {
    renderAt(address, <AgePolicyRoute />);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(page);
  });
});

describe('the terms allow', () => {
  it.each([
    ['/', '받은 날부터 7일 안에'],
    ['/', '체험일 3일 전까지: 참가비 전액'],
    ['/', '3영업일 안에'],
    ['/en', 'within 7 days of receiving it'],
    ['/en', 'Up to 3 days before the experience: we return the full fee'],
    ['/en', 'within 3 business days'],
  ])('at %s: %s', (address, right) => {
    renderAt(address, <TermsRoute />);
    expect(said()).toContain(right);
  });
});
