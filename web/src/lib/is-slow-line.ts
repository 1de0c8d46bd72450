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

/**
 * Returns whether the page's scripts came over a slow line: the largest took long, and no other was answered quickly either, as it
 * would be where only the processor is busy. Scripts from the browser's cache tell nothing.
 */
function cameSlowly(): boolean {
  const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name, transferSize }) => name.endsWith('.js') && transferSize > 0,
  );
  const waited = scripts.map(({ requestStart, responseStart }) => responseStart - requestStart);
  const speeds = scripts
    .filter(({ transferSize }) => transferSize > MEASURABLE_BYTES)
    .map(
      ({ transferSize, responseStart, responseEnd }) =>
        (transferSize * 8) / 1000 / (responseEnd - responseStart),
    );
  return Math.min(...waited) >= SLOW_MS && Math.min(...speeds) < SLOW_MBIT;
}

/**
 * Returns whether the visitor saves data or has a line on which fonts would come too late: by what the browser tells, which Safari
 * and Firefox do not, or by how the page's own scripts came.
 */
export function isSlowLine(): boolean {
  const {
    effectiveType = '4g',
    downlink = 0,
    saveData,
  } = (navigator as { connection?: NetworkInformation }).connection ?? {};
  return saveData === true || effectiveType !== '4g' || (downlink < SLOW_MBIT && cameSlowly());
}
