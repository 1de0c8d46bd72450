import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { FocusPicker } from './focus-picker.tsx';

function Picker({ initial }: { initial: string }) {
  const [focus, setFocus] = useState(initial);
  const picture = { path: 'products/a.webp', alt: '', altKr: '', focus, credit: '' };
  return <FocusPicker picture={picture} index={0} onChange={setFocus} />;
}

function renderPicker(initial = ''): HTMLElement {
  renderAdmin(<Picker initial={initial} />);
  const button = screen.getByRole('button');
  button.getBoundingClientRect = () => new DOMRect(100, 50, 200, 400);
  return button;
}

const place = () => screen.getByRole('status').textContent;

describe('the picker of a focal point', () => {
  it('starts in the centre', () => {
    renderPicker();
    expect(place()).toBe('50% from the left, 50% from the top');
  });

  it('takes the place of a press', () => {
    fireEvent.click(renderPicker(), { detail: 1, clientX: 161, clientY: 330 });
    expect(place()).toBe('30% from the left, 70% from the top');
  });

  it('moves with the arrow keys, within the picture', async () => {
    renderPicker('90 10').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}{ArrowDown}{ArrowDown}{ArrowLeft}');
    expect(place()).toBe('90% from the left, 20% from the top');
  });

  it('keeps the place when the button is pressed by the keyboard', async () => {
    renderPicker('90 10').focus();
    await userEvent.keyboard('{Enter}');
    expect(place()).toBe('90% from the left, 10% from the top');
  });

  it('says that a picture cannot be loaded', () => {
    fireEvent.error(renderPicker().querySelector('img')!);
    expect(screen.getByRole('alert').textContent).toMatch(/^This picture cannot be loaded/);
  });
});
