import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TranslationsProvider } from '../i18n/language.tsx';
import { StoredLanguage } from '../i18n/stored-language-provider.tsx';
import { translations } from '../testing/translations.ts';
import { ToastProvider } from '../ui/toast.tsx';
import { useAdminToast } from './use-admin-toast.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Renders in Korean. */
function renderToasts() {
  const { result } = renderHook(useAdminToast, {
    wrapper: ({ children }) => (
      <TranslationsProvider value={translations}>
        <StoredLanguage>
          <ToastProvider closeLabel="Close">{children}</ToastProvider>
        </StoredLanguage>
      </TranslationsProvider>
    ),
  });
  return result;
}

it.each(['succeeded', 'failed'] as const)('shows a toast for three seconds when an action %s', (outcome) => {
  const result = renderToasts();
  act(() => result.current[outcome]('Product'));
  act(() => void vi.advanceTimersByTime(2_999));
  expect(screen.getByText('Product')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText('Product')).toBeNull();
});

it.each([
  ['the reason of an error', new TypeError('Failed to fetch'), '서버에 연결하지 못했습니다.'],
  ['a text of its own', '예약이 있는 행사입니다.', '예약이 있는 행사입니다.'],
])('says %s in the second line', (_, why, line) => {
  const result = renderToasts();
  act(() => result.current.failed('행사를 삭제하지 못했습니다', why));
  expect(screen.getByRole('alert').textContent).toContain(`행사를 삭제하지 못했습니다${line}`);
});
