import { lazy, use, useMemo, type ComponentType, type LazyExoticComponent } from 'react';
import { AttemptContext } from './error-boundary.tsx';

/** A component whose chunk can be loaded before it is first rendered. */
export type LazyChunk<Props> = ComponentType<Props> & { load: () => Promise<unknown> };

/**
 * A component in a separate chunk, loaded when it is first rendered. React's `lazy` never retries a failed import; here the
 * chunk is loaded again when the error boundary around it retries. In browsers that cache a failed `import()` this needs a reload of
 * the page, and a style sheet, which Vite requests only once, is loaded again by the boundary's fallback.
 */
export function lazyChunk<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyChunk<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadChunk = async () => (loaded = await load());
  const attempts = new Map<number, LazyExoticComponent<ComponentType<Props>>>();
  const partOf = (attempt: number) => {
    const part = attempts.get(attempt) ?? lazy(async () => ({ default: await loadChunk() }));
    attempts.set(attempt, part);
    return part;
  };
  return Object.assign(
    function LazyChunk(props: Props) {
      const attempt = use(AttemptContext);
      // `lazy` suspends once even if its chunk is loaded, and React then renders the page twice. What is shown stays the same
      // component: another one would lose its state.
      const Part = useMemo(() => loaded ?? partOf(attempt), [attempt]);
      return <Part {...props} />;
    },
    { load: loadChunk },
  );
}
