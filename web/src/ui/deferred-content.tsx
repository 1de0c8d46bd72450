import type { ReactNode } from 'react';
import { HydrationBoundary } from '../lib/hydration.tsx';
import { ErrorBoundary, type Fallback } from './error-boundary.tsx';

interface DeferredContentProps {
  /** Takes the space of the part while it loads. */
  placeholder?: ReactNode;
  /** Replaces the part when it cannot be loaded. Optional, because the rest of the page works without it. */
  fallback?: Fallback;
  /** When this changes after a failure, the part is loaded again. */
  resetKey?: string;
  /** Called when the part cannot be loaded. */
  onError?: () => void;
  children: ReactNode;
}

/** Wraps a part of the page that is a separate chunk, loaded by `lazyChunk`. */
export function DeferredContent({
  placeholder = null,
  fallback = null,
  resetKey = '',
  onError,
  children,
}: DeferredContentProps) {
  return (
    <ErrorBoundary resetKey={resetKey} fallback={fallback} {...(onError && { onError })}>
      <HydrationBoundary fallback={placeholder}>{children}</HydrationBoundary>
    </ErrorBoundary>
  );
}
