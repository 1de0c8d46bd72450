interface NetworkInformation {
  /** The kind of mobile line that this one is like. */
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
  /** In Mbit/s. A new browser profile starts with 1.55. */
  downlink?: number;
  saveData?: boolean;
}

/** Slow 4G has 1.6 Mbit/s and answers after 150 ms. */
const SLOW_MBIT = 2;
const SLOW_MS = 100;

/** Fewer bytes than this tell the distance of the server rather than the width of the line. */
const MEASURABLE_BYTES = 50_000;

/** Returns the milliseconds for which a request was not answered. */
const waitOf = ({ requestStart, responseStart }: PerformanceResourceTiming) => responseStart - requestStart;

/**
 * Returns whether the page's scripts came over a slow line: together they took long, and none was answered quickly, as it would be
 * where only the processor is busy. If they came from the browser's cache, it returns whether the browser has a figure of its own,
 * which is low, or whether the HTML was answered late.
 */
function cameSlowly(downlink: number | undefined): boolean {
  const timings = (type: string) => performance.getEntriesByType(type) as PerformanceResourceTiming[];
  const scripts = timings('resource').filter(
    ({ name, transferSize }) => name.endsWith('.js') && transferSize > 0,
  );
  const bytes = scripts.reduce((sum, { transferSize }) => sum + transferSize, 0);
  if (bytes <= MEASURABLE_BYTES)
    return downlink !== undefined || timings('navigation').some((html) => waitOf(html) >= SLOW_MS);
  const began = Math.min(...scripts.map(({ responseStart }) => responseStart));
  const ended = Math.max(...scripts.map(({ responseEnd }) => responseEnd));
  const mbit = (bytes * 8) / 1000 / (ended - began);
  return mbit < SLOW_MBIT && scripts.every((script) => waitOf(script) >= SLOW_MS);
}

/**
 * Returns whether fonts would come too late. It takes a line for slow if the visitor saves data, if the browser calls it 3g or
 * less, or if the browser's figure is below 2 Mbit/s or unknown, as in Safari and Firefox, and the page came slowly.
 */
export function isSlowLine(): boolean {
  const {
    effectiveType = '4g',
    downlink,
    saveData,
  } = (navigator as { connection?: NetworkInformation }).connection ?? {};
  return saveData === true || effectiveType !== '4g' || ((downlink ?? 0) < SLOW_MBIT && cameSlowly(downlink));
}
