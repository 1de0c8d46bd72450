import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useLanguage } from '../../i18n/language.tsx';
import { renderAt } from '../../testing/render-at.tsx';
import { ContactForm } from './contact-form.tsx';

/** The responses of the backend. */
const answered = vi.fn<typeof fetch>();
const taken = async () => Response.json({ success: true }, { status: 201 });
const sent = (call = 0): unknown => JSON.parse(String(answered.mock.calls[call]?.[1]?.body));

beforeEach(() => {
  answered.mockReset();
  vi.stubGlobal('fetch', answered);
});

function Switch() {
  const { chooseLanguage } = useLanguage();
  return <button onClick={() => chooseLanguage('kr')}>한국어</button>;
}

const open = (address = '/en/contact') =>
  renderAt(
    address,
    <>
      <ContactForm />
      <Switch />
    </>,
  );
const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const kind = () => screen.getByLabelText<HTMLSelectElement>('Inquiry type');
const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' });
const errorAt = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;

/** Focuses a field and waits until the interactive form has replaced the plain one. */
async function loadInteractiveForm() {
  const plain = name();
  fireEvent.focusIn(plain);
  await waitFor(() => expect(name()).not.toBe(plain), { timeout: 10_000 });
}

async function fillIn() {
  await userEvent.type(name(), 'Sample Visitor');
  await userEvent.type(email(), 'visitor@example.com');
  await userEvent.type(message(), 'When do you roast?');
}

describe('contact form', () => {
  it('sends the message with its inquiry type, shows a success toast and clears the fields', async () => {
    answered.mockImplementation(taken);
    open();
    await loadInteractiveForm();
    await fillIn();
    await userEvent.selectOptions(kind(), 'Press');
    await userEvent.click(button());
    const toast = await screen.findByRole('status');
    expect(toast.textContent).toContain('Thank you! Your message has been sent.');
    expect(answered.mock.calls[0]?.[0]).toBe('/api/contact');
    expect(sent()).toEqual({
      name: 'Sample Visitor',
      email: 'visitor@example.com',
      inquiryType: 'media',
      message: 'When do you roast?',
      language: 'en',
      website: '',
      filledInMs: expect.any(Number),
    });
    expect([name().value, email().value, kind().value, message().value]).toEqual(['', '', 'general', '']);
  });

  it('shows an error at each invalid field, focuses the first one and sends nothing', async () => {
    open();
    await loadInteractiveForm();
    await userEvent.click(button());
    await waitFor(() => expect(errorAt(name())).toBe('Name must be at least 2 characters'));
    expect(errorAt(email())).toBe('Please enter a valid email address');
    expect(errorAt(message())).toBe('Message must be at least 10 characters');
    expect(document.activeElement).toBe(name());
    expect(answered).not.toHaveBeenCalled();
    await userEvent.type(name(), 'Kim');
    await waitFor(() => expect(errorAt(name())).toBeUndefined());
    expect(errorAt(email())).toBe('Please enter a valid email address');
  });

  it('disables its button and labels it "Sending…" while the request is pending', async () => {
    let answer = (_: Response) => {};
    answered.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    open();
    await loadInteractiveForm();
    await fillIn();
    await userEvent.click(button());
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending…' })).disabled).toBe(true);
    answer(await taken());
    await screen.findByText('Thank you! Your message has been sent.');
  });

  it.each([
    [
      'a lost connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'What you typed is still here.',
    ],
    [
      'a failing backend',
      async () => new Response('garbage', { status: 503 }),
      'Our server did not answer in time. Please try again in a moment. What you typed is still here.',
    ],
    [
      'a message that is too large',
      async () => new Response('Request Entity Too Large', { status: 413 }),
      'That is too long to send. Please shorten it and try again. What you typed is still here.',
    ],
    [
      'too many messages',
      async () =>
        new Response(JSON.stringify({ code: 'rate_limited' }), {
          status: 429,
          headers: { 'Content-Type': 'application/problem+json' },
        }),
      'Please wait a little and try again. What you typed is still here.',
    ],
  ])('shows an error toast for %s and keeps the typed text', async (_, respond, detail) => {
    answered.mockImplementation(respond);
    open();
    await loadInteractiveForm();
    await fillIn();
    await userEvent.click(button());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('There was an error sending your message. Please try again.');
    expect(alert.textContent).toContain(detail);
    expect([name().value, message().value]).toEqual(['Sample Visitor', 'When do you roast?']);
    await waitFor(() => expect(button().disabled).toBe(false));
  });

  it('keeps the typed text and translates its errors when the language changes', async () => {
    open();
    await loadInteractiveForm();
    await userEvent.type(message(), 'Too short');
    await userEvent.click(button());
    await waitFor(() => expect(errorAt(message())).toBeTruthy());
    fireEvent.click(screen.getByText('한국어'));
    const korean = await screen.findByLabelText<HTMLTextAreaElement>('내용');
    expect(korean.value).toBe('Too short');
    expect(errorAt(korean)).toBe('내용을 열\u00a0글자 이상 입력해 주세요.');
  });

  it('takes the inquiry type and the subject from the URL', async () => {
    open('/en/contact?type=event&about=Morning+Wall');
    expect(kind().value).toBe('event');
    expect(message().value).toBe('I would like to ask about “Morning Wall”.\n');
    await loadInteractiveForm();
    expect(kind().value).toBe('event');
    expect(message().value).toBe('I would like to ask about “Morning Wall”.\n');
  });

  it('sends the value of the honeypot field', async () => {
    answered.mockImplementation(taken);
    const { container } = open();
    await loadInteractiveForm();
    await fillIn();
    const honeypot = container.querySelector<HTMLInputElement>('[name=website]')!;
    expect(honeypot.closest('[aria-hidden=true]')).toBeTruthy();
    fireEvent.change(honeypot, { target: { value: 'https://example.com' } });
    await userEvent.click(button());
    await waitFor(() => expect(answered).toHaveBeenCalled());
    expect(sent()).toMatchObject({ website: 'https://example.com' });
  });

  it('is not submitted by the Enter key that completes a Korean syllable', async () => {
    open();
    const press = (isComposing: boolean) => fireEvent.keyDown(name(), { key: 'Enter', isComposing });
    expect(press(true)).toBe(false);
    await loadInteractiveForm();
    expect(press(true)).toBe(false);
    expect(press(false)).toBe(true);
  });
});

describe('contact form before its logic is loaded', () => {
  it('accepts text, which the interactive form takes over with the cursor position', async () => {
    open();
    const plain = message();
    plain.value = 'When do you?';
    plain.focus();
    plain.setSelectionRange(11, 11);
    await waitFor(() => expect(message()).not.toBe(plain));
    expect(document.activeElement).toBe(message());
    expect(message().selectionStart).toBe(11);
    await userEvent.keyboard(' roast');
    expect(message().value).toBe('When do you roast?');
  });

  it('is not replaced while a syllable is being composed', async () => {
    open();
    const plain = name();
    fireEvent.compositionStart(plain);
    fireEvent.focusIn(plain);
    await import('./interactive-contact-form.tsx');
    await Promise.resolve();
    expect(name()).toBe(plain);
    plain.value = '김담';
    fireEvent.compositionEnd(plain);
    await waitFor(() => expect(name()).not.toBe(plain));
    expect(name().value).toBe('김담');
  });

  it('is not replaced during a press, whose click would otherwise be lost with the button', async () => {
    open();
    const plain = button();
    fireEvent.pointerDown(plain);
    await import('./interactive-contact-form.tsx');
    await Promise.resolve();
    expect(button()).toBe(plain);
    fireEvent.pointerUp(plain);
    fireEvent.click(plain);
    await waitFor(() => expect(errorAt(name())).toBe('Name must be at least 2 characters'));
  });

  it('can be submitted; the interactive form sends it once loaded', async () => {
    answered.mockImplementation(taken);
    open();
    name().value = 'Sample Visitor';
    email().value = 'visitor@example.com';
    message().value = 'When do you roast?';
    fireEvent.submit(name().form!);
    await screen.findByText('Thank you! Your message has been sent.');
    expect(answered).toHaveBeenCalledTimes(1);
    expect(sent()).toMatchObject({ name: 'Sample Visitor', message: 'When do you roast?' });
  });
});
