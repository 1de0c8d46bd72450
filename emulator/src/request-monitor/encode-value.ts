import { formatRfc3339 } from '../values/timestamp.ts';
import { describe } from '../rules/values/describe.ts';
import type { RulesPath, RulesValue } from '../rules/values/rules-value.ts';

/** A value in the format of the Emulator UI: an object whose only member names the type, `{ intValue: '5' }`. */
export type ExpressionValue = Readonly<Record<string, unknown>>;

/**
 * Encodes a value of the rules language as google.firebase.rules' ExpressionValue in proto JSON
 * (firebase-tools-ui, `Firestore/DocumentPreview/ExpressionValue.ts`). Empty lists and maps have no member, integers
 * are strings, as in recordings of Google's emulator 1.22.0 (github.com/sanjevirau/fireside).
 */
export function encodeValue(value: RulesValue): ExpressionValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'bigint') return { intValue: String(value) };
  if (typeof value === 'number') return { floatValue: Number.isFinite(value) ? value : String(value) };
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  switch (value.kind) {
    case 'list':
      return { listValue: value.items.length === 0 ? {} : { values: value.items.map(encodeValue) } };
    case 'map':
      return { mapValue: value.entries.size === 0 ? {} : { fields: encodeEntries(value.entries) } };
    case 'path':
      return { pathValue: { segments: value.segments.map(encodeSegment) } };
    case 'timestamp':
      return { timestampValue: encodeTimestamp(value.nanos) };
    case 'latlng':
      return { latlngValue: { latitude: value.latitude, longitude: value.longitude } };
    // Neither requests nor documents contain these.
    case 'set':
    case 'map_diff':
    case 'duration':
      return { stringValue: describe(value) };
  }
}

function encodeEntries(entries: ReadonlyMap<string, RulesValue>): Record<string, ExpressionValue> {
  return Object.fromEntries([...entries].map(([name, value]) => [name, encodeValue(value)]));
}

function encodeSegment(segment: RulesPath['segments'][number]): object {
  return typeof segment === 'string' ? { simple: segment } : { capture: { variableName: segment.unbound } };
}

function encodeTimestamp(nanos: bigint): string {
  const second = 1_000_000_000n;
  const fraction = ((nanos % second) + second) % second;
  return formatRfc3339({ seconds: String((nanos - fraction) / second), nanos: Number(fraction) });
}
