import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { EmailField } from './email-field.tsx';
import { EmailForm, type EmailFormValues } from './email-form.tsx';
import { correctedEmail } from './mail-domains.ts';

function ControlledField() {
  const [email, setEmail] = useState('');
  return <EmailField label="Email" value={email} onChange={({ target }) => setEmail(target.value)} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Email');

describe('mail domains', () => {
  it.each([
    ['kim@naver.con', 'kim@naver.com'],
    ['kim@navre.com', 'kim@naver.com'],
    ['kim@naver.co', 'kim@naver.com'],
    ['Kim.Lee@gmial.com', 'Kim.Lee@gmail.com'],
    ['kim@hanmial.net', 'kim@hanmail.net'],
    ['kim@daum.ent', 'kim@daum.net'],
    ['kim@kakao.co', 'kim@kakao.com'],
    ['kim@hanmail.com', 'kim@hanmail.net'],
  ])('corrects %s to %s', (typed, corrected) => {
    expect(correctedEmail(typed)).toBe(corrected);
  });

  it.each([
    'naver.com',
    'hanmail.net',
    'ymail.com',
    'example.co.kr',
    'univ.ac.kr',
    '예시.한국',
    'example.org',
  ])('leaves %s', (domain) => expect(correctedEmail(`kim@${domain}`)).toBeUndefined());
});

describe('e-mail field', () => {
  it('suggests a correction once the address is complete, which a press takes over', async () => {
    renderAt('/en', <ControlledField />);
    await userEvent.type(field(), 'kim@naver.con');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    await userEvent.tab();
    expect((await screen.findByText(/Did you mean/)).textContent).toContain('kim@naver.com');
    await userEvent.click(screen.getByRole('button', { name: 'Use this address' }));
    expect(field().value).toBe('kim@naver.com');
    expect(document.activeElement).toBe(field());
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });

  it('forgets the suggestion when the address is typed anew', async () => {
    renderAt('/en', <ControlledField />);
    await userEvent.type(field(), 'kim@naver.con');
    await userEvent.tab();
    await screen.findByText(/Did you mean/);
    await userEvent.type(field(), 'x');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });

  it('waits for the end of a press that leaves the field', async () => {
    renderAt('/en', <ControlledField />);
    await userEvent.type(field(), 'kim@naver.con');
    window.dispatchEvent(new Event('pointerdown'));
    await userEvent.tab();
    await vi.dynamicImportSettled();
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    window.dispatchEvent(new Event('pointerup'));
    expect(await screen.findByText(/Did you mean/)).toBeDefined();
  });
});

it('suggests a correction in a form of one line, which it may be sent without', async () => {
  const send = vi.fn<(values: EmailFormValues) => Promise<boolean>>().mockResolvedValue(true);
  const texts = { label: 'Email', submit: 'Send', submitting: 'Sending', invalid: 'Wrong', note: 'Note' };
  renderAt('/en', <EmailForm action="/api/sample" texts={texts} send={send} />);
  await userEvent.type(field(), 'kim@naver.con');
  await userEvent.tab();
  await screen.findByText(/Did you mean/);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ email: 'kim@naver.con' }));
  expect(screen.queryByText(/Did you mean/)).toBeNull();

  // The press that sends the form also leaves the field.
  await userEvent.type(field(), 'kim@naver.con');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
  expect(send).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});
