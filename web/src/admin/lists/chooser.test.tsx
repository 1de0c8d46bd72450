import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { Chooser, type ChooserOption } from './chooser.tsx';

const OPTIONS: readonly ChooserOption[] = ['All', 'Cupping', 'Hand drip', 'First jar'].map((label) => ({
  value: label,
  label,
}));
const done: string[] = [];

function Page() {
  const [chosen, setChosen] = useState(OPTIONS[0]!);
  const [text, setText] = useState('');
  return (
    <>
      <Chooser
        label="Event"
        options={OPTIONS.filter(({ label }) => label.toLowerCase().includes(text))}
        chosen={chosen}
        onChoose={(value) => setChosen(OPTIONS.find((option) => option.value === value)!)}
        onOpen={(isOpen) => done.push(isOpen ? 'opened' : 'closed')}
        searchLabel="Title"
        onSearch={setText}
        onEnd={() => done.push('end')}
        nothing="No event matches"
      />
      <button type="button">Elsewhere</button>
    </>
  );
}

const button = () => screen.getByRole('button', { name: /^Event / });
const open = () => userEvent.click(button());
const shown = () =>
  button().getAttribute('aria-expanded') === 'true'
    ? screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
    : null;

afterEach(() => {
  done.length = 0;
});

describe('a button with a list to choose from', () => {
  it('says what is chosen, and opens the list', async () => {
    renderAdmin(<Page />);
    expect([button().textContent, shown()]).toEqual(['All', null]);
    await open();
    expect(shown()).toEqual(['All', 'Cupping', 'Hand drip', 'First jar']);
    await userEvent.click(screen.getByRole('button', { name: 'Hand drip' }));
    expect([button().textContent, shown(), document.activeElement]).toEqual(['Hand drip', null, button()]);
    expect(done).toEqual(['opened', 'closed']);
  });

  it('is used by keyboard alone: arrows move without turning round, Enter chooses', async () => {
    renderAdmin(<Page />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Title' }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Cupping');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect([button().textContent, shown()]).toEqual(['First jar', null]);
  });

  it('leaves the focus where it is when the list changes', async () => {
    const { rerender } = renderAdmin(<Page />);
    await open();
    await userEvent.keyboard('{ArrowDown}');
    rerender(<Page />);
    expect(document.activeElement?.textContent).toBe('All');
  });

  it('leaves what matches while something is typed, and says when nothing does', async () => {
    renderAdmin(<Page />);
    await open();
    await userEvent.keyboard('drip');
    expect(shown()).toEqual(['Hand drip']);
    await userEvent.keyboard('x');
    expect(shown()).toEqual([]);
    expect(screen.getByText('No event matches')).toBeDefined();
  });

  it('keeps the choice when it is left by Escape or by going elsewhere', async () => {
    renderAdmin(<Page />);
    await open();
    await userEvent.keyboard('drip{Escape}');
    expect([button().textContent, shown(), document.activeElement]).toEqual(['All', null, button()]);
    await open();
    expect(shown()).toHaveLength(OPTIONS.length);
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect([button().textContent, shown()]).toEqual(['All', null]);
  });

  it('is not left by the Escape that ends a Korean syllable', async () => {
    renderAdmin(<Page />);
    await open();
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape', isComposing: true });
    expect(shown()).not.toBeNull();
  });

  it('tells when its end is reached', async () => {
    renderAdmin(<Page />);
    await open();
    fireEvent.scroll(screen.getByRole('list'));
    expect(done).toContain('end');
  });
});
