import { screen } from '@testing-library/react';
import { decodeQR } from 'qr/decode.js';
import { expect, it } from 'vitest';
import { renderAt } from '../../../testing/render-at.tsx';
import { EntryCode } from './entry-code.tsx';

/** The size of a module in the picture that is read, in pixels. */
const SCALE = 4;

/** Returns a drawn code as RGBA pixels, black on white. */
function pixelsOf(drawing: SVGElement) {
  const modules = Number(drawing.getAttribute('viewBox')!.split(' ')[2]);
  const width = modules * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of drawing
    .querySelector('path')!
    .getAttribute('d')!
    .matchAll(/M(\d+) (\d+)/g))
    for (let row = 0; row < SCALE; row += 1)
      for (let column = 0; column < SCALE; column += 1) {
        const pixel = (Number(y) * SCALE + row) * width + Number(x) * SCALE + column;
        data.set([0, 0, 0], pixel * 4);
      }
  return { width, height: width, data };
}

it('draws a code that a scanner reads as the reference', () => {
  renderAt('/en/booking/x', <EntryCode reference="K7Q-2MX" />);
  const code = screen.getByRole('figure');
  expect(decodeQR(pixelsOf(code.querySelector('svg')!))).toBe('K7Q-2MX');
  expect(code.textContent).toBe('Entry code K7Q-2MX Show this code at the door.');
});
