import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Window as HappyWindow } from 'happy-dom';
import browserConsole from 'node:console';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveApi, type TestApi } from '../testing/serve-api.ts';
import { SignInForm } from './sign-in-form.tsx';

let api: TestApi | undefined;

function openPageAt(url: string): void {
  (window as unknown as HappyWindow).happyDOM.setURL(url);
}

/** Serves every call with a refusal, as the page's own origin. */
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
  openPageAt('about:blank');
});

/**
 * A browser notes each failed call, whatever the page makes of it. happy-dom does so in the console that Node started
 * with, which is not the one that a page sees. Catches the notes of a test.
 */
function catchBrowserNotes() {
  return vi.spyOn(browserConsole, 'error').mockImplementation(() => {});
}

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Username'), 'admin');
  await userEvent.type(screen.getByLabelText('Password'), ' two words ');
}

describe('the login form', () => {
  it('asks for what is missing, beside the fields and without a call', async () => {
    const { calls } = await serveRefusal();
    renderAdmin(<SignInForm onSignedIn={() => {}} />);
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Username is required')).toBeDefined();
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Password is required')).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('says in Korean what is missing', async () => {
    renderAdmin(<SignInForm onSignedIn={() => {}} />, { language: 'kr' });
    await userEvent.click(screen.getByRole('button', { name: '로그인' }));
    expect(await screen.findByText('아이디를 입력해 주세요')).toBeDefined();
  });

  it('sends what was typed, and keeps it when refused', async () => {
    const notes = catchBrowserNotes();
    const { calls, origin } = await serveRefusal();
    renderAdmin(<SignInForm onSignedIn={() => {}} />);
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Invalid username or password');
    expect(screen.getByText('Login failed')).toBeDefined();
    expect(calls).toEqual(['POST /api/admin/login {"username":"admin","password":" two words "}']);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(' two words ');
    expect(notes.mock.calls).toEqual([[`POST ${origin}/api/admin/login 401 (Unauthorized)`]]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Login' }).disabled).toBe(false);
  });

  it('says something else when nobody answers', async () => {
    const notes = catchBrowserNotes();
    const { close } = await serveRefusal();
    await close();
    api = undefined;
    renderAdmin(<SignInForm onSignedIn={() => {}} />);
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect((await screen.findByRole('alert')).textContent).toContain('An error occurred during login');
    expect(notes).toHaveBeenCalledWith(expect.objectContaining({ code: 'ECONNREFUSED' }));
  });

  it('does not take the Enter that ends a syllable for a submission', async () => {
    renderAdmin(<SignInForm onSignedIn={() => {}} />);
    const username = screen.getByLabelText('Username');
    const isComposing = { key: 'Enter', isComposing: true };
    expect(fireEvent.keyDown(username, isComposing)).toBe(false);
    expect(fireEvent.keyDown(username, { ...isComposing, isComposing: false })).toBe(true);
  });
});
