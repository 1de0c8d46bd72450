import { describe, expect, it } from 'vitest';
import { findHandWrittenControls } from './check-dashboard-controls.ts';

describe('check for hand-written controls of the dashboard', () => {
  it.each([
    ['<select><option /></select>', '<select>'],
    ['<label><input onChange={(event) => event > 1} type="time" /></label>', '<input type="time">'],
    ["import { SelectField } from '../../ui/field.tsx';", 'SelectField'],
  ])('reports %s', (text, control) => {
    const code = text.startsWith('<') ? `const a = ${text};` : text;
    expect(findHandWrittenControls('a.tsx', code)).toEqual([`a.tsx: ${control}`]);
  });

  it.each([
    '<input type="search" />',
    '<Select options={options} />',
    '<Form.Item name="from"><Input /></Form.Item>',
  ])('accepts %s', (text) => {
    expect(findHandWrittenControls('a.tsx', `const a = ${text};`)).toEqual([]);
  });
});
