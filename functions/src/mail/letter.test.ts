import { describe, expect, it } from 'vitest';
import { BRAND } from '@app/domain/brand.ts';
import { type Letter, writeLetter } from './letter.ts';

const LETTER: Letter = {
  language: 'en',
  subject: 'Sample subject',
  greeting: 'Dear Visitor,',
  paragraphs: ['First.', 'Second.'],
  facts: [['Reference', 'K7Q-2MX']],
  next: ['What happens next.'],
  notes: ['Small print.'],
  noteLink: { label: 'Unsubscribe', url: 'https://example.com/?token=a&b=c' },
};

describe('a letter', () => {
  it('says the same in text and in HTML, in the same order', () => {
    const { text, html } = writeLetter(LETTER);
    const said = [
      'Dear Visitor,',
      'First.',
      'Second.',
      'K7Q-2MX',
      'What happens next.',
      'Small print.',
      'Unsubscribe',
    ];
    for (const written of [text, html]) {
      const places = said.map((part) => written.indexOf(part));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  it.each(['kr', 'en'] as const)('names its sender in %s', (language) => {
    const { text, html } = writeLetter({ ...LETTER, language });
    for (const written of [text, html]) {
      for (const part of [
        BRAND.legal.companyName[language],
        BRAND.legal.address[language],
        BRAND.legal.businessNumber,
        BRAND.phone,
        BRAND.email,
      ])
        expect(written).toContain(part);
    }
    expect(html).toContain(`<html lang="${language === 'kr' ? 'ko' : 'en'}">`);
  });

  it('writes an address into HTML as an attribute, and into text as it is', () => {
    const { text, html } = writeLetter(LETTER);
    expect(text).toContain('Unsubscribe: https://example.com/?token=a&b=c');
    expect(html).toContain('href="https://example.com/?token=a&amp;b=c"');
  });

  const HOSTILE = `<script>alert(1)</script>"><img src=x onerror=alert(1)> ' & <a href="javascript:x">`;

  it('treats every value as text, never as markup', () => {
    const tags = (html: string) => html.match(/<[a-z!/][^>]*>/g);
    const plain = writeLetter({ ...LETTER, subject: 'x' }).html;
    const { html } = writeLetter({
      ...LETTER,
      subject: HOSTILE,
      greeting: HOSTILE,
      paragraphs: [HOSTILE, HOSTILE],
      facts: [[HOSTILE, HOSTILE]],
      next: [HOSTILE],
      notes: [HOSTILE],
      noteLink: { label: HOSTILE, url: 'https://example.com/?token=a&b=c' },
    });
    expect(tags(html)).toEqual(tags(plain));
  });

  it('has its subject on one line', () => {
    const { subject } = writeLetter({ ...LETTER, subject: 'a\r\nBcc: x@example.com\u2028\tb  c' });
    expect(subject).toBe('a Bcc: x@example.com b c');
  });

  it("keeps a person's line breaks", () => {
    const { text, html } = writeLetter({ ...LETTER, next: ['one\ntwo'] });
    expect(text).toContain('one\ntwo');
    expect(html).toContain('one<br>two');
  });
});
