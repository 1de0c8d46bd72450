import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import { readStoredLanguage } from '../../i18n/stored-language.ts';
import { translations } from '../../testing/translations.ts';
import { SiteHeader } from './site-header.tsx';

const menuButton = () => screen.getByRole('button', { name: 'Products' });
const mainMenu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));

describe('the header', () => {
  it('opens the products menu in the language of the page', async () => {
    renderAt('/en', <SiteHeader />);
    expect(mainMenu().queryByRole('link', { name: 'Coffee' })).toBeNull();
    await userEvent.click(menuButton());
    expect(menuButton().getAttribute('aria-expanded')).toBe('true');
    expect(mainMenu().getByRole('link', { name: 'Coffee' }).getAttribute('href')).toBe('/en/coffee');
    await userEvent.click(mainMenu().getByRole('link', { name: 'Makgeolli' }));
    expect(menuButton().getAttribute('aria-expanded')).toBe('false');
  });

  it('closes the menu on Escape with the focus on its button, on focus outside and on a click outside', async () => {
    renderAt('/en', <SiteHeader />);
    await userEvent.click(menuButton());
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(menuButton().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(menuButton());

    await userEvent.click(menuButton());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(menuButton().getAttribute('aria-expanded')).toBe('false');

    await userEvent.click(menuButton());
    await userEvent.click(document.body);
    expect(menuButton().getAttribute('aria-expanded')).toBe('false');
  });

  it('links the localized counterparts, marks the current one and stores the choice', async () => {
    const { address } = renderAt('/coffee?roastLevel=light', <SiteHeader />);
    const choices = within(screen.getByRole('navigation', { name: '언어' }));
    expect(choices.getByRole('link', { name: '한국어' }).getAttribute('aria-current')).toBe('true');
    const english = choices.getByRole('link', { name: 'EN' });
    expect(english.getAttribute('href')).toBe('/en/coffee?roastLevel=light');
    await userEvent.click(english);
    await waitFor(() => expect(address()).toBe('/en/coffee?roastLevel=light'));
    expect(readStoredLanguage()).toBe('en');
  });

  it('shows an error when the other language cannot be loaded while offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.spyOn(translations, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    const { address } = renderAt('/coffee', <SiteHeader />);
    await userEvent.click(screen.getByRole('link', { name: 'EN' }));
    expect((await screen.findByRole('alert')).textContent).toContain('연결이 끊겼거나');
    expect(address()).toBe('/coffee');
  });

  it('has a mobile menu with a link to the dashboard', async () => {
    renderAt('/en', <SiteHeader />);
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Main menu' }));
    expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/coffee',
      '/en/makgeolli',
      '/en/about',
      '/en/experiences',
      '/en/stories',
      '/en/contact',
      '/admin',
    ]);
    await userEvent.click(menu.getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
