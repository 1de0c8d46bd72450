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
        notFoundContent="No event matches"
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

describe('chooser', () => {
  it('shows the selected option and opens the list on click', async () => {
    renderAdmin(<Page />);
    expect([button().textContent, shown()]).toEqual(['All', null]);
    await open();
    expect(shown()).toEqual(['All', 'Cupping', 'Hand drip', 'First jar']);
    await userEvent.click(screen.getByRole('button', { name: 'Hand drip' }));
    expect([button().textContent, shown(), document.activeElement]).toEqual(['Hand drip', null, button()]);
    expect(done).toEqual(['opened', 'closed']);
  });

  it('supports the keyboard: arrows move without wrapping and Enter selects', async () => {
    renderAdmin(<Page />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Title' }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Cupping');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect([button().textContent, shown()]).toEqual(['First jar', null]);
  });

  it('keeps focus when the list rerenders', async () => {
    const { rerender } = renderAdmin(<Page />);
    await open();
    await userEvent.keyboard('{ArrowDown}');
    rerender(<Page />);
    expect(document.activeElement?.textContent).toBe('All');
  });

  it('filters options while typing and shows an empty state without matches', async () => {
    renderAdmin(<Page />);
    await open();
    await userEvent.keyboard('drip');
    expect(shown()).toEqual(['Hand drip']);
    await userEvent.keyboard('x');
    expect(shown()).toEqual([]);
    expect(screen.getByText('No event matches')).toBeDefined();
  });

  it('keeps the selection when closed by Escape or an outside click', async () => {
    renderAdmin(<Page />);
    await open();
    await userEvent.keyboard('drip{Escape}');
    expect([button().textContent, shown(), document.activeElement]).toEqual(['All', null, button()]);
    await open();
    expect(shown()).toHaveLength(OPTIONS.length);
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect([button().textContent, shown()]).toEqual(['All', null]);
  });

  it('stays open when Escape ends IME composition', async () => {
    renderAdmin(<Page />);
    await open();
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape', isComposing: true });
    expect(shown()).not.toBeNull();
  });

  it('calls onEnd when the list is scrolled to its end', async () => {
    renderAdmin(<Page />);
    await open();
    fireEvent.scroll(screen.getByRole('list'));
    expect(done).toContain('end');
  });
});
