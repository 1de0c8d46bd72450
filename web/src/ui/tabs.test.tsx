import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const tab = (name: string) => screen.getByRole('tab', { name });
const shown = () => screen.getByRole('tabpanel').textContent;

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  render(
    <Tabs
      label="About"
      tabs={['One', 'Two', 'Three'].map((name) => ({ id: name, label: name, content: `${name} content` }))}
    />,
  );
});

describe('tabs', () => {
  it('show the first panel, labelled by its tab', () => {
    expect(shown()).toBe('One content');
    expect(screen.getByRole('tabpanel', { name: 'One' })).toBe(screen.getByRole('tabpanel'));
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  });

  it('select on click without scrolling the page', async () => {
    await userEvent.click(tab('Two'));
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
    expect(shown()).toBe('Two content');
    expect(tab('Two').getAttribute('aria-selected')).toBe('true');
  });

  it('move with arrow keys, with wrap-around, and with Home and End', async () => {
    await userEvent.click(tab('One'));
    const steps = [
      ['{ArrowLeft}', 'Three'],
      ['{ArrowRight}', 'One'],
      ['{ArrowRight}', 'Two'],
      ['{End}', 'Three'],
      ['{Home}', 'One'],
    ] as const;
    for (const [key, name] of steps) {
      await userEvent.keyboard(key);
      expect(document.activeElement).toBe(tab(name));
      expect(shown()).toBe(`${name} content`);
    }
  });
});
