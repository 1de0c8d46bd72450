import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { LocalLink, LocalNavLink } from './local-link.tsx';

const link = (name: string) => screen.getByRole('link', { name });

describe('LocalLink', () => {
  it('navigates in the language of the page without a page load', async () => {
    const { address } = renderAt('/en', <LocalLink to="/coffee?sort=price-low">Coffee</LocalLink>);
    expect(link('Coffee').getAttribute('href')).toBe('/en/coffee?sort=price-low');
    await userEvent.click(link('Coffee'));
    expect(address()).toBe('/en/coffee?sort=price-low');
  });

  it('calls its click handler, which can prevent the navigation', async () => {
    const heard = vi.fn<() => void>();
    const { address } = renderAt(
      '/',
      <>
        <LocalLink to="/coffee" onClick={heard}>
          커피
        </LocalLink>
        <LocalLink to="/about" onClick={(event) => event.preventDefault()}>
          소개
        </LocalLink>
      </>,
    );
    await userEvent.click(link('소개'));
    expect(address()).toBe('/');
    await userEvent.click(link('커피'));
    expect(heard).toHaveBeenCalledOnce();
    expect(address()).toBe('/coffee');
  });

  it.each([
    ['opens the document that the service worker keeps while offline', '/', '/coffee', true],
    ['stays within the dashboard while offline', '/admin', '/admin?tab=orders', false],
  ])('%s', (_, from, to, opensDocument) => {
    history.replaceState(null, '', from);
    onTestFinished(() => history.replaceState(null, '', '/'));
    const { address } = renderAt(from, <LocalLink to={to}>커피</LocalLink>);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
    // False when the click was handled here instead of by the browser.
    expect(fireEvent.click(link('커피'))).toBe(opensDocument);
    expect(address()).toBe(opensDocument ? from : to);
  });

  it('lets the browser open a new tab', async () => {
    const { address } = renderAt('/', <LocalLink to="/coffee">커피</LocalLink>);
    const hand = userEvent.setup();
    await hand.keyboard('{Control>}');
    await hand.click(link('커피'));
    expect(address()).toBe('/');
  });
});

describe('LocalNavLink', () => {
  it.each([
    ['/stories', 'Stories'],
    ['/stories/1', 'Stories'],
    ['/storiesque', undefined],
  ])('marks the current page at %s', (path, current) => {
    renderAt(
      `/en${path}`,
      <nav>
        <LocalNavLink to="/stories">Stories</LocalNavLink>
        <LocalNavLink to="/coffee">Coffee</LocalNavLink>
      </nav>,
    );
    const here = within(screen.getByRole('navigation')).queryByRole('link', { current: 'page' });
    expect(here?.textContent).toBe(current);
  });
});
