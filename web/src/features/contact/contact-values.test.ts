import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INQUIRY_TYPES } from '@app/domain/contact/contact-submission.ts';
import { contactInputSchema } from '@app/domain/contact/contact-submission-schema.ts';
import { draftAt, type ContactDraft } from './contact-draft.ts';
import { contactFormSchema } from './contact-values.ts';

const GOOD: ContactDraft = {
  name: 'Sample Visitor',
  email: 'visitor@example.com',
  inquiryType: 'general',
  message: 'Ten chars.',
  website: '',
};

function errorOf(field: keyof ContactDraft, value: string): string | undefined {
  try {
    contactFormSchema.validateSyncAt(field, { ...GOOD, [field]: value });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : undefined;
  }
}

/** Letters, an emoji, a decomposed syllable and invisible characters. */
const LETTERS = fc.constantFrom('x', ' ', '김', '😀', '\u1100', '\u1161', '\u200B', '\u200D', '\n', '\u0000');

describe('contact form values', () => {
  it.each([
    ['name', '', 'nameMin'],
    ['name', ' 김 ', 'nameMin'],
    ['name', '김담', undefined],
    ['name', 'x'.repeat(100), undefined],
    ['name', 'x'.repeat(101), 'nameMax'],
    ['name', '김'.normalize('NFD'), 'nameMin'],
    ['name', '김\u200B담', undefined],
    ['name', '\u200B\u2060', 'nameMin'],
    ['name', '김담 👩‍🌾', undefined],
    ['name', '😀', 'nameMin'],
    ['name', '😀'.repeat(100), undefined],
    ['name', '😀'.repeat(101), 'nameMax'],
    ['message', '😀'.repeat(9), 'messageMin'],
    ['message', '😀'.repeat(5000), undefined],
    ['message', '😀'.repeat(5001), 'messageMax'],
    ['email', `${'x'.repeat(250)}@example.com`, 'emailMax'],
    ['email', '', 'emailInvalid'],
    ['email', 'visitor', 'emailInvalid'],
    ['email', 'visitor@example', 'emailInvalid'],
    ['email', ' visitor@example.com ', undefined],
    ['message', '', 'messageMin'],
    ['message', '아홉 글자입니다.', 'messageMin'],
    ['message', '딱 열 글자입니다요', undefined],
    ['message', `  ${'x'.repeat(9)}  `, 'messageMin'],
    ['message', 'x'.repeat(5000), undefined],
    ['message', 'x'.repeat(5001), 'messageMax'],
  ] as const)('validate %s %j: %s', (field, value, error) => {
    expect(errorOf(field, value)).toBe(error);
  });

  it('are accepted and rejected as by the backend', () => {
    const text = (min: number, max: number) =>
      fc.oneof(
        fc.string({ maxLength: min + 2, unit: LETTERS }),
        fc.constantFrom('x'.repeat(max), 'x'.repeat(max + 1), ` ${'x'.repeat(min - 1)} `, 'x'.repeat(min)),
      );
    const drafts = fc.record({
      name: text(2, 100),
      email: fc.oneof(fc.emailAddress(), fc.string({ maxLength: 6 }), fc.constant('visitor@example.com')),
      inquiryType: fc.constantFrom(...INQUIRY_TYPES),
      message: text(10, 5000),
      website: fc.constant(''),
    });
    fc.assert(
      fc.property(drafts, (draft) => {
        const { website: _, ...input } = contactFormSchema.cast(draft);
        expect(contactFormSchema.isValidSync(draft)).toBe(contactInputSchema.safeParse(input).success);
      }),
      { numRuns: 500 },
    );
  });

  it('are sent trimmed, with the honeypot field', () => {
    const draft = { ...GOOD, name: ' Sample Visitor ', message: ' A message.\n' };
    expect(contactFormSchema.cast(draft)).toStrictEqual({
      name: 'Sample Visitor',
      email: 'visitor@example.com',
      inquiryType: 'general',
      message: 'A message.',
      website: '',
    });
  });
});

describe('initial values of the contact form', () => {
  const at = (search: string) => draftAt(new URLSearchParams(search), (about) => `About ${about}: `);

  it('are empty with the general inquiry type by default', () => {
    expect(at('')).toEqual({ name: '', email: '', inquiryType: 'general', message: '', website: '' });
    expect(at('type=spam').inquiryType).toBe('general');
  });

  it.each(INQUIRY_TYPES)('take the inquiry type %s from the URL', (type) => {
    expect(at(`type=${type}`).inquiryType).toBe(type);
  });

  it('start the message with the subject from the URL, on one line and truncated', () => {
    expect(at('about=Morning+Wall').message).toBe('About Morning Wall: ');
    expect(at('about=One%0A%0A+two+').message).toBe('About One two: ');
    expect(at(`about=${'x'.repeat(500)}`).message).toHaveLength('About : '.length + 120);
    expect(at('about=+').message).toBe('');
  });
});
