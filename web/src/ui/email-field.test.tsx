import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { EmailField } from './email-field.tsx';
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
    ['kim@daum.com', 'kim@daum.net'],
  ])('corrects %s to %s', (typed, corrected) => {
    expect(correctedEmail(typed)).toBe(corrected);
  });

  it.each([
    'naver.com',
    'hanmail.net',
    'ymail.com',
    'yahoo.co.jp',
    'outlook.jp',
    'hotmail.co.uk',
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

  it('suggests nothing after the press that sends the form', async () => {
    const send = vi.fn<() => void>();
    renderAt(
      '/en',
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ControlledField />
        <button>Send</button>
      </form>,
    );
    await userEvent.type(field(), 'kim@naver.con');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve));
    expect(send).toHaveBeenCalledOnce();
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
