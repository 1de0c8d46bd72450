/**
 * sharp, loaded when the first picture is drawn. libvips would keep up to 50 MB of finished operations for later, which no
 * two share pictures have in common, and start a thread for each processor of the machine, whatever the instance may use
 * (https://sharp.pixelplumbing.com/api-utility).
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
