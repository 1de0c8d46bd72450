import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
const typed = () => screen.getByRole<HTMLInputElement>('searchbox').value;

it('keeps what is typed while the address catches up with an earlier search', () => {
  const onSearch = vi.fn<(text: string) => void>();
  const { rerender } = render(<SearchField label="Search" value="" onSearch={onSearch} />);
  type('ki');
  act(() => void vi.advanceTimersByTime(300));
  expect(onSearch).toHaveBeenLastCalledWith('ki');
  type('kim');
  rerender(<SearchField label="Search" value="ki" onSearch={onSearch} />);
  expect(typed()).toBe('kim');
  act(() => void vi.advanceTimersByTime(300));
  expect(onSearch).toHaveBeenLastCalledWith('kim');
});

it('follows a value that is set from outside', () => {
  const { rerender } = render(<SearchField label="Search" value="kim" onSearch={() => {}} />);
  rerender(<SearchField label="Search" value="" onSearch={() => {}} />);
  expect(typed()).toBe('');
});
