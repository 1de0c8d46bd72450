/**
 * Loads sharp on first use, without libvips' cache of up to 50 MB, because share images have no operations in common,
 * and with one thread, because libvips would start one per CPU of the machine instead of the instance
 * (https://sharp.pixelplumbing.com/api-utility).
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
