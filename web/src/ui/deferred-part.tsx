import type { ReactNode } from 'react';
import { HydrationBoundary } from '../lib/hydration.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

interface DeferredPartProps {
  /** Keeps the part's place while it loads. */
  placeholder?: ReactNode;
  /** Replaces the part when it cannot be loaded; by default nothing does, and the rest of the page works without it. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Wraps a part of the page that is a chunk of its own, loaded by `lazy`. */
export function DeferredPart({ placeholder = null, fallback = null, children }: DeferredPartProps) {
  return (
    <ErrorBoundary resetKey="" fallback={fallback}>
      <HydrationBoundary fallback={placeholder}>{children}</HydrationBoundary>
    </ErrorBoundary>
  );
}
