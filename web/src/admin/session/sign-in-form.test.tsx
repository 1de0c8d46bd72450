import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import browserConsole from 'node:console';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '@app/domain/shared/language.ts';
import { openPageAt } from '../../testing/page-address.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveApi, type TestApi } from '../testing/serve-api.ts';
import { SignInForm } from './sign-in-form.tsx';

let api: TestApi | undefined;

/** Rejects every request, as the page's own origin. */
async function serveRefusal(): Promise<TestApi> {
  const problem = JSON.stringify({
    title: 'Invalid username or password',
    status: 401,
    code: 'invalid_credentials',
  });
  api = await serveApi({ status: 401, type: 'application/problem+json', body: problem });
  openPageAt(`${api.origin}/admin/login`);
  return api;
}

afterEach(async () => {
  await api?.close();
  api = undefined;
});

/**
 * Browsers log each failed request. happy-dom logs it to the console that Node started with, not to the page's, so
 * these messages are captured here.
 */
function catchBrowserNotes() {
  return vi.spyOn(browserConsole, 'error').mockImplementation(() => {});
}

/** Returns the texts of the form and its toasts. */
const WORDS = {
  en: {
    username: 'Username',
    password: 'Password',
    login: 'Log in',
    refused: ['Login failed', 'Invalid username or password'],
    broken: ['Error', 'An error occurred during login'],
  },
  kr: {
    username: '아이디',
    password: '비밀번호',
    login: '로그인',
    refused: ['로그인하지 못했습니다', '아이디 또는 비밀번호가 올바르지 않습니다'],
    broken: ['오류', '로그인하는 동안 문제가 생겼습니다'],
  },
} as const;
const LANGUAGES = ['en', 'kr'] as const;
const PROBLEM = 'application/problem+json';

async function send(language: Language) {
  const words = WORDS[language];
  renderAdmin(<SignInForm onSignedIn={() => {}} />, { language });
  await userEvent.type(screen.getByLabelText(words.username), 'admin');
  await userEvent.type(screen.getByLabelText(words.password), ' two words ');
  await userEvent.click(screen.getByRole('button', { name: words.login }));
}

describe('login form', () => {
  it('shows required-field errors beside the fields without calling the API', async () => {
    const { calls } = await serveRefusal();
    renderAdmin(<SignInForm onSignedIn={() => {}} />);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Username is required')).toBeDefined();
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Password is required')).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('shows required-field errors in Korean', async () => {
    renderAdmin(<SignInForm onSignedIn={() => {}} />, { language: 'kr' });
    await userEvent.click(screen.getByRole('button', { name: '로그인' }));
    expect(await screen.findByText('아이디를 입력해 주세요')).toBeDefined();
  });

  it.each(LANGUAGES)(
    'sends the credentials and keeps them in the form when rejected (%s)',
    async (language) => {
      const { refused, password, login } = WORDS[language];
      const notes = catchBrowserNotes();
      const { calls, origin } = await serveRefusal();
      await send(language);
      const { textContent } = await screen.findByRole('alert');
      for (const words of refused) expect(textContent).toContain(words);
      expect(calls).toEqual(['POST /api/admin/login {"username":"admin","password":" two words "}']);
      expect(screen.getByLabelText<HTMLInputElement>(password).value).toBe(' two words ');
      expect(notes.mock.calls).toEqual([[`POST ${origin}/api/admin/login 401 (Unauthorized)`]]);
      expect(screen.getByRole<HTMLButtonElement>('button', { name: login }).disabled).toBe(false);
    },
  );

  it('asks for a second-factor code and sends it with the entered credentials', async () => {
    catchBrowserNotes();
    const problem = JSON.stringify({ status: 401, code: 'second_factor_required' });
    api = await serveApi({ status: 401, type: 'application/problem+json', body: problem });
    openPageAt(`${api.origin}/admin/login`);
    await send('en');
    const field = await screen.findByLabelText('Authentication code');
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Authentication code is required')).toBeDefined();
    await userEvent.type(field, '123 456');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await vi.waitFor(() => expect(api?.calls).toHaveLength(2));
    expect(api.calls[1]).toBe(
      'POST /api/admin/login {"username":"admin","password":" two words ","code":"123 456"}',
    );
  });

  it.each([
    ['en', 'Authentication code', 'Log in', 'The code is wrong or has already been used'],
    ['kr', '인증 코드', '로그인', '코드가 올바르지 않거나 이미 사용한 코드입니다'],
  ] as const)(
    'shows a wrong-code error beside the field and keeps the code (%s)',
    async (language, label, login, text) => {
      catchBrowserNotes();
      const answer = { status: 401, type: PROBLEM, body: '{"code":"second_factor_required"}' };
      api = await serveApi(answer);
      openPageAt(`${api.origin}/admin/login`);
      await send(language);
      const field = await screen.findByLabelText<HTMLInputElement>(label);
      Object.assign(answer, { status: 400, body: '{"code":"wrong_code"}' });
      await userEvent.type(field, '123456');
      await userEvent.click(screen.getByRole('button', { name: login }));
      const error = await screen.findByText(text);
      expect(field.getAttribute('aria-describedby')).toContain(error.id);
      expect(field.value).toBe('123456');
      expect(document.activeElement).toBe(field);
    },
  );

  it('sends the device token of an earlier login', async () => {
    catchBrowserNotes();
    const { calls } = await serveRefusal();
    localStorage.setItem('admin-device', 'sample-mark');
    await send('en');
    await screen.findByRole('alert');
    localStorage.removeItem('admin-device');
    expect(calls).toEqual([
      'POST /api/admin/login {"username":"admin","password":" two words ","device":"sample-mark"}',
    ]);
  });

  it.each(LANGUAGES)('shows a connection error when the server is unreachable (%s)', async (language) => {
    const notes = catchBrowserNotes();
    const { close } = await serveRefusal();
    await close();
    api = undefined;
    await send(language);
    const { textContent } = await screen.findByRole('alert');
    for (const words of WORDS[language].broken) expect(textContent).toContain(words);
    expect(notes).toHaveBeenCalledWith(expect.objectContaining({ code: 'ECONNREFUSED' }));
  });

  it.each([
    [500, PROBLEM, '{"code":"internal"}', 'Invalid username or password'],
    [503, 'text/plain', 'no healthy upstream', 'Invalid username or password'],
    [429, PROBLEM, '{"code":"rate_limited"}', 'Too many attempts. Please wait a while and try again.'],
    [
      503,
      PROBLEM,
      '{"code":"try_again"}',
      'The server did not answer in time. Please try again in a moment.',
    ],
    [
      429,
      PROBLEM,
      '{"code":"account_locked"}',
      'Google has locked this account for a while after too many failed logins.',
    ],
    [403, PROBLEM, '{"code":"app_not_verified"}', 'Please turn off any blocker and try again.'],
    [200, 'application/json', '<html>', 'An error occurred during login'],
    [200, 'application/json', '{"success":false}', 'Invalid username or password'],
  ])('keeps the input and allows a retry after %s %s %s', async (status, type, body, words) => {
    catchBrowserNotes();
    api = await serveApi({ status, type, body });
    openPageAt(`${api.origin}/admin/login`);
    await send('en');
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(' two words ');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await vi.waitFor(() => expect(api?.calls).toHaveLength(2));
  });

  it('does not submit when Enter ends IME composition', async () => {
    renderAdmin(<SignInForm onSignedIn={() => {}} />);
    const username = screen.getByLabelText('Username');
    const isComposing = { key: 'Enter', isComposing: true };
    expect(fireEvent.keyDown(username, isComposing)).toBe(false);
    expect(fireEvent.keyDown(username, { ...isComposing, isComposing: false })).toBe(true);
  });
});
