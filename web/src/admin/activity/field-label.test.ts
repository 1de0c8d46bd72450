import { describe, expect, it } from 'vitest';
import { translations } from '../../testing/translations.ts';
import { fieldLabel } from './field-label.ts';

describe('fieldLabel', () => {
  it.each([
    ['title', 'kr', '제목'],
    ['titleKr', 'kr', '제목 (한국어)'],
    ['titleKr', 'en', 'Title (Korean)'],
    ['isRead', 'en', 'isRead'],
  ] as const)('labels %s in %s as %s', (field, language, label) => {
    expect(fieldLabel(field, translations.in(language).getFixedT(null, 'admin'))).toBe(label);
  });
});
