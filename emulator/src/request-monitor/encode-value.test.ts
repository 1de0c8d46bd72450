import { expect, test } from 'vitest';
import { list, map, path, timestamp, type RulesValue } from '../rules/values/rules-value.ts';
import { encodeValue } from './encode-value.ts';

// As Google's emulator 1.22.0 was recorded to send them (github.com/sanjevirau/fireside,
// developer-tools-request-values-v1).
test.each<[RulesValue, object]>([
  [null, { nullValue: null }],
  [false, { boolValue: false }],
  [9_007_199_254_740_993n, { intValue: '9007199254740993' }],
  [-7n, { intValue: '-7' }],
  [1.25, { floatValue: 1.25 }],
  [NaN, { floatValue: 'NaN' }],
  [-Infinity, { floatValue: '-Infinity' }],
  ['Synthetic 中文 🚀', { stringValue: 'Synthetic 中文 🚀' }],
  [Uint8Array.of(0, 1, 2, 255), { bytesValue: 'AAEC/w==' }],
  [timestamp(1_577_934_245_123_456_000n), { timestampValue: '2020-01-02T03:04:05.123456Z' }],
  [timestamp(-1n), { timestampValue: '1969-12-31T23:59:59.999999999Z' }],
  [path(['values', 'other']), { pathValue: { segments: [{ simple: 'values' }, { simple: 'other' }] } }],
  [{ kind: 'latlng', latitude: 1.25, longitude: -2.5 }, { latlngValue: { latitude: 1.25, longitude: -2.5 } }],
  [list([1n, null]), { listValue: { values: [{ intValue: '1' }, { nullValue: null }] } }],
  [list([]), { listValue: {} }],
  [map({}), { mapValue: {} }],
  [map({ active: false }), { mapValue: { fields: { active: { boolValue: false } } } }],
])('encodes %o', (value, encoded) => expect(encodeValue(value)).toEqual(encoded));
