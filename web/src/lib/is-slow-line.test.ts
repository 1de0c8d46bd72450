import { afterEach, describe, expect, it, vi } from 'vitest';
import { isSlowLine } from './is-slow-line.ts';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

const lineIs = (connection: { effectiveType?: string; downlink?: number; saveData?: boolean }) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

/** Two scripts that were answered after `waited` ms, the larger of which took `took` ms, and the page's HTML. */
function pageCame({
  waited,
  took,
  transferSize = 130_000,
  htmlWaited = waited,
}: {
  waited: number;
  took: number;
  transferSize?: number;
  htmlWaited?: number;
}) {
  const scripts = [
    { transferSize, responseEnd: 100 + waited + took },
    { transferSize: Math.min(transferSize, 3_000), responseEnd: 110 + waited },
  ].map((entry) => ({
    name: 'https://byeotdam.example.com/assets/site.js',
    requestStart: 100,
    responseStart: 100 + waited,
    ...entry,
  }));
  const html = { requestStart: 10, responseStart: 10 + htmlWaited };
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    (type) => (type === 'navigation' ? [html] : scripts) as PerformanceResourceTiming[],
  );
}

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
  pageCame({ waited: 150, took: 650 });
  expect(isSlowLine()).toBe(true);
});

it('believes a browser that knows the line to be fast', () => {
  lineIs({ effectiveType: '4g', downlink: 10 });
  pageCame({ waited: 150, took: 650 });
  expect(isSlowLine()).toBe(false);
});

it.each([
  ['a distant server with a fast line', { waited: 150, took: 200 }],
  ['a busy processor', { waited: 20, took: 650 }],
])('takes %s for no slow line', (_, scripts) => {
  pageCame(scripts);
  expect(isSlowLine()).toBe(false);
});

describe('when the scripts come from the browser’s cache', () => {
  it.each([
    ['believes the browser’s figure of a slow line', { downlink: 1.6 }, 20, true],
    ['believes the browser’s figure of a fast line', { downlink: 10 }, 150, false],
    [
      'recognizes a slow line by a late answer with the HTML where the browser has no figure',
      undefined,
      150,
      true,
    ],
    [
      'recognizes a fast line by a quick answer with the HTML where the browser has no figure',
      undefined,
      20,
      false,
    ],
  ])('%s', (_, connection, htmlWaited, slow) => {
    if (connection) lineIs(connection);
    pageCame({ waited: 0, took: 5, transferSize: 0, htmlWaited });
    expect(isSlowLine()).toBe(slow);
  });
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
