import { expect, it } from 'vitest';
import { aContactSubmission } from '@app/domain/testing/factories.ts';
import { replyAddress } from './reply-form.tsx';

it('builds a mailto link to the sender that quotes the message', () => {
  const contact = aContactSubmission({ email: 'guest@example.com', message: '안녕하세요?\n둘째 줄 & 끝' });
  const { protocol, pathname, searchParams } = new URL(replyAddress(contact, '볕담입니다'));
  expect([protocol, pathname, searchParams.get('subject')]).toEqual([
    'mailto:',
    'guest@example.com',
    '볕담입니다',
  ]);
  expect(searchParams.get('body')).toBe('\r\n\r\n> 안녕하세요?\r\n> 둘째 줄 & 끝');
});

it('escapes input that tries to add recipients or headers to the mailto link', () => {
  const contact = aContactSubmission({ email: 'a?bcc=b@example.com', message: '&cc=c@example.com' });
  const address = new URL(replyAddress(contact, 'x&to=d@example.com'));
  expect([...address.searchParams.keys()]).toEqual(['subject', 'body']);
});

it('quotes only the beginning of a long message', () => {
  const contact = aContactSubmission({ message: 'x'.repeat(5_000) });
  expect(replyAddress(contact, '').length).toBeLessThan(1_500);
});

it('does not split an emoji when it truncates a long message', () => {
  const contact = aContactSubmission({ message: `x${'🙂'.repeat(400)}` });
  expect(new URL(replyAddress(contact, '')).searchParams.get('body')).toContain('🙂');
});
