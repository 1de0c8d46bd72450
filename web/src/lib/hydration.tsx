import {
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useEffectEvent,
  type ReactNode,
  type RefObject,
} from 'react';

/** The frame around every page, which hydrates first and outside every boundary. */
const FRAME = 'frame';

/** The parts of the page that React has not hydrated yet. */
const pending = new Set<string>([FRAME]);
let resolveHydrated = () => {};

/**
 * Resolves when every part of a server-rendered page is hydrated. `boot.js` replays then what visitors pressed before, on the
 * event `hydrated`; style sheets and tests read the attribute `data-hydrated` of the document.
 */
export const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve;
});

function complete(part: string): void {
  pending.delete(part);
  const { dataset } = document.documentElement;
  if (pending.size > 0 || 'hydrated' in dataset) return;
  dataset['hydrated'] = '';
  window.dispatchEvent(new Event('hydrated'));
  resolveHydrated();
}

function Hydrated({ part }: { part: string }) {
  useEffect(() => complete(part), [part]);
  return null;
}

/** Reports that the frame is hydrated; its boundaries have registered by then. */
export function useFrameHydrated(): void {
  useEffect(() => complete(FRAME), []);
}

interface HydrationBoundaryProps {
  fallback?: ReactNode;
  children: ReactNode;
}

/** A Suspense boundary that hydrates by itself. The page counts as hydrated when each of them is. */
export function HydrationBoundary({ fallback = null, children }: HydrationBoundaryProps) {
  const part = useId();
  // Layout effects of a commit run before its effects, so a boundary registers before anything reports completion.
  useLayoutEffect(() => {
    pending.add(part);
    return () => complete(part);
  }, [part]);
  return (
    <Suspense fallback={fallback}>
      {children}
      <Hydrated part={part} />
    </Suspense>
  );
}

/**
 * Calls `onEdit` with the value of a server-rendered field that the visitor has edited before hydration. React keeps the edited
 * value in the document but does not report it.
 */
export function useEditBeforeHydration(
  fieldRef: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  rendered: string,
  onEdit: (value: string) => void,
): void {
  const report = useEffectEvent(() => {
    const value = fieldRef.current?.value ?? rendered;
    if (value !== rendered) onEdit(value);
  });
  // React runs the effects of a commit before the next rendering, which would restore the rendered value.
  useEffect(() => report(), []);
}
