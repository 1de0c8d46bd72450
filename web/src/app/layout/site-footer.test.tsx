import { act, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import { SiteFooter } from './site-footer.tsx';

/** Renders the footer and waits for its lazy newsletter block. */
const openFooter = (address: string) => act(async () => renderAt(address, <SiteFooter />));

// Loads the chunk first, so that its loading time does not count against the test.
beforeAll(() => import('../../features/newsletter/newsletter-block.tsx'));

describe('the footer', () => {
  it('shows the seller, links the official registry and links the login from one character', async () => {
    await openFooter('/');
    const seller = within(screen.getByRole('region', { name: '사업자 정보' }));
    for (const label of [
      '대표',
      '주소',
      '전화',
      '이메일',
      '사업자등록번호',
      '통신판매업신고',
      '신고 기관',
      '호스팅 제공',
      '개인정보 보호책임자',
    ]) {
      expect(seller.getByText(label).nextSibling?.textContent).toBeTruthy();
    }
    const admin = seller.getByRole('link', { name: '관리자' });
    expect(admin.textContent).toHaveLength(1);
    expect(admin.getAttribute('href')).toBe('/admin');
    expect(screen.getByRole('link', { name: /^사업자정보 확인/ }).getAttribute('href')).toBe(
      'https://www.ftc.go.kr/bizCommPop.do?wrkr_no=0000000000',
    );
  });

  it('links the products, the experiences three times, the legal pages and one social profile', async () => {
    await openFooter('/en');
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    const pages = ['/en/coffee', '/en/makgeolli', '/en/privacy', '/en/terms', '/en/age-policy'];
    expect(addresses).toEqual(expect.arrayContaining(pages));
    expect(addresses.filter((address) => address.startsWith('/en/experiences'))).toHaveLength(3);
    const social = within(screen.getByRole('list', { name: 'Social media' }));
    expect(social.getAllByRole('listitem')).toHaveLength(3);
    expect(social.getAllByRole('link')).toHaveLength(1);
  });

  it('contains the newsletter form', async () => {
    await openFooter('/en');
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeDefined();
  });
});
