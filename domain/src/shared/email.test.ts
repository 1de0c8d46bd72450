import { describe, expect, it } from 'vitest';
import { mailboxOf } from './email.ts';

describe('mailboxOf', () => {
  it.each([
    [' Dam@Example.com ', 'dam@example.com'],
    ['dam+news@example.com', 'dam@example.com'],
    ['da.m@example.com', 'da.m@example.com'],
    ['d.a.m+x+y@GoogleMail.com', 'dam@gmail.com'],
    ['Kim@예시.한국', 'kim@xn--vv4b11d.xn--3e0b707e'],
    ['"a@b"@example.com', '"a@b"@example.com'],
  ])('maps %s to %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
