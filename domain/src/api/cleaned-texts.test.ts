import { describe, expect, it } from 'vitest';
import { z, type ZodType } from 'zod';
import { newPasswordSchema, passwordSchema } from '../admin/credentials-schema.ts';
import { cleanCode, cleanText } from '../shared/clean-text.ts';
import { storedPhone } from '../shared/telephone.ts';
import { focusSchema } from '../shared/picture-schema.ts';
import { ENDPOINTS } from './endpoints.ts';

const HIDDEN = [
  '\u200B',
  '\u200C',
  '\u200E',
  '\u202A',
  '\u202C',
  '\u2060',
  '\u2066',
  '\u00AD',
  '\uFEFF',
  '\u3164',
];
const SAMPLES = ['010-0000-0000', 'kim@example.com', '06234', '서울 예시로 1', 'Kim Dam'];

/** What people paste: what they see with an invisible character at an end, inside and alone, and texts that emoji shape. */
const PASTED: readonly string[] = [
  ...HIDDEN.flatMap((hidden, index) => {
    const sample = SAMPLES[index % SAMPLES.length]!;
    const middle = sample.slice(0, 3) + hidden + sample.slice(3);
    return [hidden + sample, sample + hidden, middle, `${hidden}\u202A${sample}\u202C${hidden}`, hidden];
  }),
  '1️⃣층 문 앞',
  '김담 👩‍🌾',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿 🏳️‍🌈 🇰🇷',
  '👩\u200D\u200D🌾',
  'علی\u200Cرضا',
  '김담'.normalize('NFD'),
  '\tKim\u0007 Dam\r\n',
  '０１０－００００－００００',
  `${'x'.repeat(40)}\u200B`,
  `${'0'.repeat(100)}\u202C`,
];

/** Texts that programs make, that are chosen or secret: every character of theirs counts. */
const EXACT = ['POST /api/admin/login device', 'POST /api/admin/tags/merge from'];
const EXACT_SCHEMAS: readonly ZodType[] = [passwordSchema, newPasswordSchema, focusSchema];

/** The fields of numbers, addresses and codes. */
const CODE = /(?:phone|email|postalCode|No|number|code|username)$/i;

interface Leaf {
  path: string;
  schema: z.ZodString;
}

/** Returns the schemas of texts in a schema, which may be nested in any way. */
function textsIn(schema: ZodType, path: string): Leaf[] {
  const inside = (child: unknown, name = '') => textsIn(child as ZodType, path + name);
  if (schema instanceof z.ZodString) return [{ path, schema }];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, child]) => inside(child, ` ${name}`));
  if (schema instanceof z.ZodArray) return inside(schema.element);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => inside(option));
  if (schema instanceof z.ZodRecord) return [...inside(schema.keyType), ...inside(schema.valueType)];
  if (schema instanceof z.ZodPipe) return [...inside(schema.in), ...inside(schema.out)];
  if ('unwrap' in schema) return inside((schema as z.ZodOptional).unwrap());
  return [];
}

const LEAVES = ENDPOINTS.flatMap(({ method, path, body }) =>
  body ? textsIn(body, `${method} ${path}`) : [],
).filter(({ path, schema }) => !EXACT_SCHEMAS.includes(schema) && !EXACT.includes(path));

const outcomeOf = (schema: ZodType, text: string) => {
  const { success, data, error } = schema.safeParse(text);
  return success ? data : error?.issues.map(({ message }) => message);
};

describe('text fields of the API', () => {
  it('has a table of 60 pasted texts', () => expect(PASTED).toHaveLength(60));

  it('are found in the schemas', () => expect(LEAVES.length).toBeGreaterThan(100));

  it.each(LEAVES)('$path takes a pasted text as what is seen of it', ({ path, schema }) => {
    const clean = CODE.test(path) ? cleanCode : cleanText;
    const isGuests = path.endsWith(' phone') && !path.includes('store-locations');
    const stored = isGuests ? storedPhone : (text: string) => text;
    for (const text of PASTED) {
      const seen = clean(text);
      const refusals = outcomeOf(schema, seen);
      expect(outcomeOf(schema, text)).toEqual(typeof refusals === 'string' ? stored(seen) : refusals);
    }
  });
});
