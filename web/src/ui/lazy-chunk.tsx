import { lazy, use, type ComponentType, type LazyExoticComponent } from 'react';
import { AttemptContext } from './error-boundary.tsx';

/**
 * A component that is a chunk of its own, loaded when it is first rendered. React's `lazy` remembers a failure for good; here
 * the chunk is loaded again when the error boundary around it lets its children try again. A browser that keeps a failed
 * `import()` needs a reload of the page for that; so does a style sheet, which Vite requests once.
 */
export function lazyChunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const attempts = new Map<number, LazyExoticComponent<ComponentType<Props>>>();
  const partOf = (attempt: number) => {
    const part = attempts.get(attempt) ?? lazy(async () => ({ default: await load() }));
    attempts.set(attempt, part);
    return part;
  };
  return function LazyChunk(props: Props) {
    const Part = partOf(use(AttemptContext));
    return <Part {...props} />;
  };
}
