import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { themeFrom } from './theme.ts';

it('resolves every antd theme value from the design tokens', () => {
  const tokens = readFileSync(`${import.meta.dirname}/../../ui/tokens.css`, 'utf8');
  const style = document.createElement('style');
  style.textContent = tokens;
  document.head.append(style);
  const { token } = themeFrom(getComputedStyle(document.documentElement), false, false);
  expect(token?.colorPrimary).toBe('#4b2c1c');
  expect(token?.borderRadius).toBe(2);
  expect(Object.values(token ?? {})).not.toContain('');
  style.remove();
});

it('keeps the contrast of a button that waits', () => {
  const { token } = themeFrom(getComputedStyle(document.documentElement), false, false);
  expect(token?.opacityLoading).toBe(1);
});

it('animates nothing for visitors who prefer reduced motion', () => {
  const style = getComputedStyle(document.documentElement);
  expect([true, false].map((isCalm) => themeFrom(style, isCalm, false).token?.motion)).toEqual([false, true]);
});

it('makes controls 44 px high on touch screens', () => {
  const { token } = themeFrom(getComputedStyle(document.documentElement), false, true);
  expect([token?.controlHeight, token?.controlHeightSM]).toEqual([44, 44]);
});
