import { list, map, path, timestamp, type RulesValue } from '../rules/values/rules-value.ts';
import { distinct } from '../rules/values/compare.ts';

/**
 * Decodes firebase-tools' ExpressionValue, an object whose one member names the type:
 * `{ int_value: 5 }`, `{ map_value: { fields: { … } } }`. Throws for anything else.
 */
export function decodeExpression(encoded: unknown): RulesValue {
  const [entry, ...others] = Object.entries(isRecord(encoded) ? encoded : {});
  if (entry && others.length === 0 && Object.hasOwn(DECODERS, entry[0])) {
    const decoded = DECODERS[entry[0]]?.(entry[1]);
    if (decoded !== undefined) return decoded;
  }
  throw new Error(`Not a value of the rules runtime's protocol: ${JSON.stringify(encoded)}.`);
}

/** Decoders by member name; each returns undefined for a payload of the wrong type. */
const DECODERS: Readonly<Record<string, (payload: unknown) => RulesValue | undefined>> = {
  null_value: () => null,
  string_value: (text) => (typeof text === 'string' ? text : undefined),
  bool_value: (truth) => (typeof truth === 'boolean' ? truth : undefined),
  int_value: (number) => (Number.isInteger(number) ? BigInt(Number(number)) : undefined),
  float_value: (number) => (typeof number === 'number' ? number : undefined),
  timestamp_value: decodeTimestamp,
  list_value: (payload) => list(itemsOf(payload)),
  set_value: (payload) => distinct(itemsOf(payload)),
  map_value: decodeMap,
  path_value: decodePath,
};

function decodeTimestamp(text: unknown): RulesValue | undefined {
  const millis = typeof text === 'string' ? Date.parse(text) : NaN;
  return Number.isNaN(millis) ? undefined : timestamp(BigInt(millis) * 1_000_000n);
}

function decodeMap(payload: unknown): RulesValue | undefined {
  const fields = isRecord(payload) ? payload['fields'] : undefined;
  if (!isRecord(fields)) return undefined;
  return map(new Map(Object.entries(fields).map(([name, value]) => [name, decodeExpression(value)])));
}

function decodePath(payload: unknown): RulesValue | undefined {
  const segments = isRecord(payload) ? payload['segments'] : undefined;
  if (!Array.isArray(segments)) return undefined;
  const texts = segments.map((segment: unknown) => (isRecord(segment) ? segment['simple'] : undefined));
  return texts.every((text) => typeof text === 'string') ? path(texts) : undefined;
}

function itemsOf(payload: unknown): RulesValue[] {
  const values = isRecord(payload) ? payload['values'] : undefined;
  return Array.isArray(values) ? values.map(decodeExpression) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
