import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { Toolbar } from './toolbar.tsx';

const PHONE = 390;
const LANDSCAPE = 844;
let width = PHONE;
const listeners = new Set<() => void>();

/** Returns whether the screen fits a media query for its width. */
function fits(query: string): boolean {
  const [, bound, pixels] = /(min|max)-width:\s*(\d+)/.exec(query) ?? [];
  return bound === 'min' ? width >= Number(pixels) : bound === 'max' && width <= Number(pixels);
}

/** Turns or resizes the screen. */
function turn(to: number): void {
  width = to;
  act(() => listeners.forEach((listener) => listener()));
}

beforeEach(() => {
  width = PHONE;
  vi.stubGlobal('matchMedia', (media: string) => {
    const handlers = new Map<unknown, () => void>();
    const list = {
      media,
      get matches() {
        return fits(media);
      },
      addEventListener: (_: string, handler: (list: unknown) => void) => {
        const listener = () => handler(list);
        handlers.set(handler, listener);
        listeners.add(listener);
      },
      removeEventListener: (_: string, handler: unknown) => listeners.delete(handlers.get(handler)!),
    };
    return list;
  });
});

afterEach(() => vi.unstubAllGlobals());

function CountButton() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Pressed {count}</button>;
}

const renderToolbar = (address = '/admin?tab=bookings') => {
  window.history.replaceState(null, '', address);
  renderAdmin(
    <Toolbar lead={<p>Lead</p>} actions={<CountButton />} add={<button>Add</button>}>
      <label>
        Filter <input />
      </label>
    </Toolbar>,
  );
};
const tools = () => screen.getByRole('button', { name: 'Search and tools' });

it('shows the search, the filters and the actions of a list after a press on a phone', async () => {
  renderToolbar();
  expect(screen.getByText('Lead')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add' })).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(tools());
  expect(tools().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('textbox')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Pressed 0' })).toBeDefined();
});

it('shows all of them on a larger screen', () => {
  turn(LANDSCAPE);
  renderToolbar();
  expect(screen.getByRole('textbox')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Search and tools' })).toBeNull();
});

it('keeps what an action has opened when the screen is turned', async () => {
  turn(LANDSCAPE);
  renderToolbar();
  await userEvent.click(screen.getByRole('button', { name: 'Pressed 0' }));
  turn(PHONE);
  await userEvent.click(tools());
  expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeDefined();
});

it('shows by which a list is filtered, also on a phone', () => {
  renderToolbar('/admin?tab=bookings&status=pending');
  expect(screen.getByRole('textbox')).toBeDefined();
});
