import { describe, expect, it } from 'vitest';
import { mailboxOf } from './email.ts';

describe('the mailbox of an address', () => {
  it.each([
    [' Dam@Example.com ', 'dam@example.com'],
    ['dam+news@example.com', 'dam@example.com'],
    ['da.m@example.com', 'da.m@example.com'],
    ['d.a.m+x+y@GoogleMail.com', 'dam@gmail.com'],
    ['"a@b"@example.com', '"a@b"@example.com'],
  ])('of %s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
