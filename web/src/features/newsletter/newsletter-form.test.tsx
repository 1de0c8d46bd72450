import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

const calls = vi.fn<typeof fetch>();
const sent = (): unknown => JSON.parse(String(calls.mock.lastCall?.[1]?.body));
const answer = (status: number, body: object = {}) => Promise.resolve(Response.json(body, { status }));
const problem = async (status: number, code: string) =>
  Response.json({ code }, { status, headers: { 'Content-Type': 'application/problem+json' } });
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
const subscribe = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));

beforeEach(() => {
  calls.mockReset();
  vi.stubGlobal('fetch', calls);
});

describe('newsletter form', () => {
  it('sends address, language and honeypot fields, shows a success toast about the confirmation mail and clears the field', async () => {
    calls.mockReturnValue(answer(201, { success: true }));
    renderAt('/en', <NewsletterForm />);
    await userEvent.type(email(), ' reader@example.com ');
    await subscribe();
    const toast = await screen.findByRole('status');
    expect(toast.textContent).toContain('Successfully subscribed to our newsletter!');
    expect(toast.textContent).toContain('Please open the email we sent you');
    expect(calls.mock.lastCall?.[0]).toBe('/api/newsletter');
    expect(sent()).toEqual({
      email: 'reader@example.com',
      language: 'en',
      website: '',
      filledInMs: expect.any(Number),
    });
    expect(email().value).toBe('');
  });

  it('shows the toast in Korean on a Korean route and sends the language', async () => {
    calls.mockReturnValue(answer(201, { success: true }));
    renderAt('/', <NewsletterForm />);
    await userEvent.type(screen.getByRole('textbox', { name: '이메일 주소' }), 'reader@example.com');
    await userEvent.click(screen.getByRole('button', { name: '구독하기' }));
    const toast = await screen.findByRole('status');
    expect(toast.textContent).toContain('소식지를 신청해 주셔서 고맙습니다!');
    expect(toast.textContent).toContain('메일을 열어 구독을 확정해 주세요.');
    expect(sent()).toMatchObject({ language: 'kr' });
  });

  it('disables its button while pending and sends a double submission once', async () => {
    let arrive = (_: Response) => {};
    calls.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    renderAt('/en', <NewsletterForm />);
    await userEvent.type(email(), 'reader@example.com');
    const form = email().form as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Subscribing…' });
    expect(button.disabled).toBe(true);
    arrive(Response.json({ success: true }, { status: 201 }));
    await screen.findByRole('button', { name: 'Subscribe' });
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('sends an address without the invisible characters that were pasted with it', async () => {
    calls.mockReturnValue(answer(201, { success: true }));
    renderAt('/en', <NewsletterForm />);
    await userEvent.type(email(), '\u202Akim&lee@exam\u200Bple.com\u202C');
    await subscribe();
    await screen.findByRole('status');
    expect(sent()).toMatchObject({ email: 'kim&lee@example.com' });
  });

  it.each(['', '   ', 'reader', 'reader@example'])(
    'shows an error at the field and sends nothing for "%s"',
    async (typed) => {
      renderAt('/en', <NewsletterForm />);
      if (typed) await userEvent.type(email(), typed);
      await subscribe();
      expect(calls).not.toHaveBeenCalled();
      expect(document.activeElement).toBe(email());
      expect(email().getAttribute('aria-invalid')).toBe('true');
      const described = email().getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(document.getElementById(described[0] ?? '')?.textContent).toBe(
        'Please enter a valid email address',
      );
      await userEvent.type(email(), 'x');
      expect(email().getAttribute('aria-invalid')).toBe('false');
    },
  );

  it.each([
    [
      'an address that is already subscribed',
      () => problem(409, 'already_subscribed'),
      'This email is already subscribed.',
    ],
    ['a blocked App Check', () => problem(403, 'app_not_verified'), 'Please turn off any blocker'],
    ['a rejected request', () => answer(429), 'There was an error sending your message. Please try again.'],
    [
      'no response',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'There was an error sending your message. Please try again.',
    ],
  ])('shows an error toast for %s and keeps the typed text', async (_, respond, message) => {
    calls.mockImplementation(respond);
    renderAt('/en', <NewsletterForm />);
    await userEvent.type(email(), 'reader@example.com');
    await subscribe();
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Subscribe' })).toHaveProperty('disabled', false),
    );
    expect(email().value).toBe('reader@example.com');
  });

  it('is not submitted by the Enter key that completes a Korean syllable', () => {
    renderAt('/en', <NewsletterForm />);
    const composing = new KeyboardEvent('keydown', {
      key: 'Enter',
      isComposing: true,
      bubbles: true,
      cancelable: true,
    });
    fireEvent(email(), composing);
    expect(composing.defaultPrevented).toBe(true);
  });

  it('hides its honeypot field from people', () => {
    const { container } = renderAt('/en', <NewsletterForm />);
    const honeypot = container.querySelector('[name="website"]');
    expect(honeypot?.getAttribute('tabindex')).toBe('-1');
    expect(honeypot?.closest('[aria-hidden=true]')).toBeTruthy();
  });

  it('states the consent next to the field', () => {
    renderAt('/en', <NewsletterForm />);
    expect(screen.getByText(/marketing emails from Byeotdam .* free of charge/)).toBeDefined();
  });
});
