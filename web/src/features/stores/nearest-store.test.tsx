import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { card, cards, GANGNEUNG, Nearby, openLocator, search, SEOUL, selected } from './testing/locator.tsx';

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Nearby);
});

describe('sorting stores by distance', () => {
  const locate = vi.fn<Geolocation['getCurrentPosition']>();
  beforeEach(() => {
    locate.mockReset();
    vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition: locate } as never);
  });
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Nearest to me' }));
  const arrive = () =>
    act(async () =>
      locate.mock.lastCall?.[0]({ coords: { latitude: 37.75, longitude: 128.9 } } as GeolocationPosition),
    );

  it('requests the position only on a press, sorts by distance and selects the nearest store; a second press sorts by name', async () => {
    openLocator();
    expect(locate).not.toHaveBeenCalled();
    await press();
    expect(screen.getByRole('button', { name: 'Finding you…' })).toBeTruthy();
    await arrive();
    expect(cards()).toEqual(['Birch House', 'Cedar House', 'Alder House']);
    expect(selected().textContent).toContain('Birch House');
    expect(screen.getByText('4.9km from you')).toBeTruthy();
    expect(screen.getByText('171km from you')).toBeTruthy();
    await press();
    expect(cards()).toEqual(['Alder House', 'Birch House', 'Cedar House']);
    expect(screen.queryByText(/from you/)).toBeNull();
    expect(locate).toHaveBeenCalledTimes(1);
  });

  it('does not navigate back when the position arrives after the visitor has left the page', async () => {
    const { address } = openLocator();
    await press();
    await userEvent.click(screen.getByRole('link', { name: 'Another page' }));
    await arrive();
    expect(address()).toBe('/en/about');
  });

  it('keeps the language when the position arrives after it was changed', async () => {
    const { address } = openLocator();
    await press();
    await userEvent.click(screen.getByRole('link', { name: '한국어' }));
    await arrive();
    expect(address()).toBe(`/contact?store=${GANGNEUNG.id}`);
  });

  it('keeps the store that was chosen while the position was awaited', async () => {
    openLocator();
    await press();
    await userEvent.click(card('Cedar House'));
    await arrive();
    expect(cards()).toEqual(['Birch House', 'Cedar House', 'Alder House']);
    expect(selected().textContent).toContain('Cedar House');
  });

  it('selects the nearest store that matches the search when the position arrives', async () => {
    const { address } = openLocator();
    await press();
    await userEvent.type(search(), 'Seoul');
    await arrive();
    expect(address()).toBe(`/en/contact?store=${SEOUL.id}`);
  });

  it('shows a hint when access to the position is denied, and can be retried', async () => {
    openLocator();
    await press();
    await act(async () => locate.mock.lastCall?.[1]?.({ code: 1 } as GeolocationPositionError));
    expect(screen.getByText(/^We cannot see your location/)).toBeTruthy();
    expect(cards()).toEqual(['Alder House', 'Birch House', 'Cedar House']);
    await press();
    expect(locate).toHaveBeenCalledTimes(2);
  });
});
