import { afterEach, expect, it, vi } from 'vitest';
import { isSlowLine } from './is-slow-line.ts';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

const lineIs = (connection: { effectiveType?: string; downlink?: number; saveData?: boolean }) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

/** Two scripts that were answered after `waited` ms, the larger of which took `took` ms. */
const scriptsCame = ({
  waited,
  took,
  transferSize = 130_000,
}: {
  waited: number;
  took: number;
  transferSize?: number;
}) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    [
      { transferSize, responseEnd: 100 + waited + took },
      { transferSize: Math.min(transferSize, 3_000), responseEnd: 110 + waited },
    ].map((entry) => ({
      name: 'https://byeotdam.example.com/assets/site.js',
      requestStart: 100,
      responseStart: 100 + waited,
      ...entry,
    })) as PerformanceResourceTiming[],
  );

it.each([
  ['2g', true],
  ['3g', true],
  ['4g', false],
])('takes a line like %s for slow: %s', (effectiveType, slow) => {
  lineIs({ effectiveType });
  expect(isSlowLine()).toBe(slow);
});

it('takes the wish to save data for a slow line', () => {
  lineIs({ effectiveType: '4g', saveData: true });
  expect(isSlowLine()).toBe(true);
});

it('recognizes a slow line by the scripts of the page, which the browser’s own figure may not know yet', () => {
  lineIs({ effectiveType: '4g', downlink: 1.55 });
  scriptsCame({ waited: 150, took: 650 });
  expect(isSlowLine()).toBe(true);
});

it('believes a browser that knows the line to be fast', () => {
  lineIs({ effectiveType: '4g', downlink: 10 });
  scriptsCame({ waited: 150, took: 650 });
  expect(isSlowLine()).toBe(false);
});

it.each([
  ['a distant server with a fast line', { waited: 150, took: 200 }],
  ['a busy processor', { waited: 20, took: 650 }],
  ['the browser’s cache', { waited: 150, took: 650, transferSize: 0 }],
])('takes %s for no slow line', (_, scripts) => {
  scriptsCame(scripts);
  expect(isSlowLine()).toBe(false);
});

it('takes a fast line that several scripts share for no slow one', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    Array.from({ length: 4 }, (_, index) => ({
      name: `https://byeotdam.example.com/assets/${index}.js`,
      transferSize: 100_000,
      requestStart: 100,
      responseStart: 250,
      responseEnd: 750,
    })) as PerformanceResourceTiming[],
  );
  expect(isSlowLine()).toBe(false);
});
