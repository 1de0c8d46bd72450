import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { useState } from 'react';
import { renderAdmin } from '../testing/render-admin.tsx';
import { ShortcutsHelp } from './shortcuts-help.tsx';
import { ITEM_KEYS, useShortcuts } from './shortcuts.ts';

const done: string[] = [];

function Page() {
  const [isHelping, setHelping] = useState(false);
  useShortcuts({
    openTab: (place) => done.push(`tab ${place}`),
    openToday: () => done.push('today'),
    openHelp: () => setHelping(true),
  });
  return (
    <>
      <div role="tabpanel">
        <input aria-label="Search" type="search" aria-keyshortcuts="/" />
        <button aria-keyshortcuts="n" onClick={() => done.push('new')}>
          New
        </button>
        {['one', 'two'].map((name) => (
          <article key={name} aria-label={name} tabIndex={-1}>
            <input type="checkbox" aria-label={`Choose ${name}`} />
            <button aria-keyshortcuts="d" onClick={() => done.push(`delete ${name}`)}>
              Delete
            </button>
          </article>
        ))}
      </div>
      <ShortcutsHelp open={isHelping} onClose={() => setHelping(false)} />
    </>
  );
}

const press = (key: string, code = `Key${key.toUpperCase()}`, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code, ...more });

afterEach(() => {
  done.length = 0;
  localStorage.clear();
});

describe('keyboard shortcuts', () => {
  it('open tabs by the position of the key in the row of digits, and Today', () => {
    renderAdmin(<Page />);
    press('1', 'Digit1');
    press('0', 'Digit0');
    press('-', 'Minus');
    press('=', 'Equal');
    press('t');
    expect(done).toEqual(['tab 0', 'tab 9', 'tab 10', 'tab 11', 'today']);
  });

  it('work after a press on a checkbox', () => {
    renderAdmin(<Page />);
    screen.getByLabelText('Choose one').focus();
    press('d');
    expect(done).toEqual(['delete one']);
  });

  it('move between cards and act on the focused card', () => {
    renderAdmin(<Page />);
    press('d');
    expect(done).toEqual([]);
    press('j');
    press('j');
    press('d');
    expect(document.activeElement).toBe(screen.getByRole('article', { name: 'two' }));
    press('k');
    press('d');
    expect(done).toEqual(['delete two', 'delete one']);
  });

  it.each(ITEM_KEYS)('press no button of an item without focus, in cards or rows: %s', (key) => {
    renderAdmin(
      <>
        <Page />
        <div role="tabpanel">
          <table>
            <tbody>
              <tr tabIndex={-1}>
                <td>
                  <button aria-keyshortcuts={key} onClick={() => done.push(`row ${key}`)}>
                    Act
                  </button>
                </td>
              </tr>
            </tbody>
          </table>
          <button aria-keyshortcuts={key} onClick={() => done.push(`loose ${key}`)}>
            Act
          </button>
        </div>
      </>,
    );
    press(key);
    expect(done).toEqual([]);
    for (let steps = 0; steps < 3; steps++) press('j');
    press(key);
    expect(done).toEqual([`row ${key}`]);
  });

  it('work with a Korean layout, where the same key types ㅜ', () => {
    renderAdmin(<Page />);
    press('ㅜ', 'KeyN');
    expect(done).toEqual(['new']);
  });

  it('are disabled while typing in a field', () => {
    renderAdmin(<Page />);
    press('/', 'Slash');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    press('n');
    press('1', 'Digit1');
    expect(done).toEqual([]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
    'ignore key presses with modifiers or IME composition: %j',
    (more) => {
      renderAdmin(<Page />);
      press('n', 'KeyN', more);
      expect(done).toEqual([]);
    },
  );

  it('are listed in a dialog that can turn them off', async () => {
    renderAdmin(<Page />);
    press('?', 'Slash', { shiftKey: true });
    const sheet = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(sheet.textContent).toContain('Confirm the booking');
    press('n');
    expect(done).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Use shortcuts' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    press('n');
    expect(done).toEqual([]);
  });
});
