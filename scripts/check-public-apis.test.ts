import { describe, expect, it } from 'vitest';
import { findPrivateCouplings } from './check-public-apis.ts';

describe('check for private APIs', () => {
  it.each([
    ["key.startsWith('__reactProps$')"],
    ['globalThis._reactFirePreloadedObservables.delete(key)'],
    ['module.__privateKey'],
    ['subject._value'],
    ["Object.assign(promise, { status: 'fulfilled', value })"],
    ["promise.status = 'rejected'"],
    ['    transform: {'],
    ['    alias: [{ find: /^firebase$/, replacement }],'],
    ["import { hb } from 'react-router/dist/index.mjs';"],
  ])('reports %s with its line', (line) => {
    expect(findPrivateCouplings('web/build/a.ts', `const a = 1;\n${line}\n`)).toEqual([
      expect.stringMatching(/^web\/build\/a\.ts:2: /),
    ]);
  });

  it.each([
    ["booking.status === 'confirmed'"],
    ["import { App } from './app/app.tsx';"],
    ['const { code } = transformSync(script, { minify: true });'],
    ["import { getDocs } from 'firebase/firestore/lite';"],
    ['    resolve: { alias: UNUSED_PACKAGES },'],
  ])('accepts %s', (line) => {
    expect(findPrivateCouplings('web/build/a.ts', line)).toEqual([]);
  });

  it('accepts a transform of a schema outside the build configuration', () => {
    expect(findPrivateCouplings('web/src/a.ts', '  text().transform(trim)\n  transform: trim')).toEqual([]);
  });
});
