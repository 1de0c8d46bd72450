import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

interface LatePartProps {
  /** Keeps the part's place while it is fetched. */
  placeholder?: ReactNode;
  /** Stands there when it cannot be fetched; nothing does otherwise, and the page goes on without it. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Around a part of the page that comes as a file of its own, by `lazy`. */
export function LatePart({ placeholder = null, fallback = null, children }: LatePartProps) {
  return (
    <ErrorBoundary resetKey="" fallback={fallback}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </ErrorBoundary>
  );
}
