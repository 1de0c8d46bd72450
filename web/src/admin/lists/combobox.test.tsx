import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { Combobox, type ComboboxOption } from './combobox.tsx';

const OPTIONS: readonly ComboboxOption[] = ['All', 'Cupping', 'Hand drip', 'First jar'].map((label) => ({
  value: label,
  label,
}));
const done: string[] = [];

function Page() {
  const [chosen, setChosen] = useState(OPTIONS[0]!);
  const [text, setText] = useState('');
  return (
    <Combobox
      label="Event"
      options={OPTIONS.filter(({ label }) => label.toLowerCase().includes(text))}
      chosen={chosen}
      onChoose={(value) => setChosen(OPTIONS.find((option) => option.value === value)!)}
      onOpen={(isOpen) => done.push(isOpen ? 'opened' : 'closed')}
      onSearch={setText}
      onEnd={() => done.push('end')}
      nothing="No event matches"
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Event' });
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const activeText = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

afterEach(() => {
  done.length = 0;
});

describe('a field with a list to choose from', () => {
  it('shows what is chosen, and the list when it is pressed', async () => {
    renderAdmin(<Page />);
    expect(field().value).toBe('All');
    expect(shown()).toEqual([]);
    await userEvent.click(field());
    expect(shown()).toEqual(['All', 'Cupping', 'Hand drip', 'First jar']);
    expect(activeText()).toBe('All');
    await userEvent.click(screen.getByRole('option', { name: 'Hand drip' }));
    expect([field().value, shown(), document.activeElement]).toEqual(['Hand drip', [], field()]);
    expect(done).toEqual(['opened', 'closed']);
  });

  it('is used by keyboard alone: arrows move without turning round, Enter chooses', async () => {
    renderAdmin(<Page />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowDown}{ArrowDown}');
    expect(activeText()).toBe('Hand drip');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(activeText()).toBe('First jar');
    await userEvent.keyboard('{Enter}');
    expect(field().value).toBe('First jar');
  });

  it('leaves what matches while something is typed, and says when nothing does', async () => {
    renderAdmin(<Page />);
    await userEvent.type(field(), 'drip');
    expect(shown()).toEqual(['Hand drip']);
    await userEvent.type(field(), 'x');
    expect(shown()).toEqual(['No event matches']);
    await userEvent.keyboard('{Enter}');
    expect(field().getAttribute('aria-expanded')).toBe('true');
  });

  it('keeps the choice when it is left by Escape or by going elsewhere', async () => {
    renderAdmin(<Page />);
    await userEvent.type(field(), 'drip{Escape}');
    expect([field().value, shown()]).toEqual(['All', []]);
    await userEvent.type(field(), 'jar');
    await userEvent.tab();
    expect([field().value, shown()]).toEqual(['All', []]);
  });

  it('does not choose by the Enter that ends a Korean syllable', async () => {
    renderAdmin(<Page />);
    await userEvent.type(field(), 'jar');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(field().getAttribute('aria-expanded')).toBe('true');
  });

  it('tells when its end is reached', async () => {
    renderAdmin(<Page />);
    await userEvent.click(field());
    fireEvent.scroll(screen.getByRole('listbox'));
    expect(done).toContain('end');
  });
});
