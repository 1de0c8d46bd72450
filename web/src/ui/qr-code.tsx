import { encodeQR } from 'qr';

/** The light margin around a code that scanners need, in modules. */
const MARGIN = 4;

/** The drawing of a QR code, for a figure that names it. It is black: the figure has to be white, whatever the page's colours are. */
export function QrCode({ content }: { content: string }) {
  const modules = encodeQR(content, 'raw', { border: MARGIN });
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg viewBox={`0 0 ${modules.length} ${modules.length}`} shapeRendering="crispEdges" aria-hidden="true">
      <path d={dark.join('')} />
    </svg>
  );
}
