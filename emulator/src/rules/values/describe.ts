import { pathText } from './compare.ts';
import { type RulesValue } from './rules-value.ts';

const MAX_LENGTH = 120;

/** Returns a value in the notation of the rules language, truncated when it is long. */
export function describe(value: RulesValue): string {
  const text = describeWhole(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

function describeWhole(value: RulesValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value instanceof Uint8Array) return `bytes(${Buffer.from(value).toString('hex')})`;
  if (typeof value !== 'object' || value === null) return String(value);
  switch (value.kind) {
    case 'list':
      return `[${value.items.map(describe).join(', ')}]`;
    case 'set':
      return `set(${value.items.map(describe).join(', ')})`;
    case 'map':
      return `{${[...value.entries].map(([key, item]) => `${key}: ${describe(item)}`).join(', ')}}`;
    case 'map_diff':
      return `diff(${describe(value.left)}, ${describe(value.right)})`;
    case 'path':
      return pathText(value);
    case 'timestamp':
      return `timestamp(${new Date(Number(value.nanos / 1_000_000n)).toISOString()})`;
    case 'duration':
      return `duration(${Number(value.nanos) / 1e9}s)`;
    case 'latlng':
      return `latlng(${value.latitude}, ${value.longitude})`;
  }
}
