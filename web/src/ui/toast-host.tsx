import { useEffect, useRef } from 'react';
import { useToaster } from './toast.tsx';

/** Shows toasts at this place while it is mounted: inside a dialog, which makes the rest of the page unreachable. */
export function ToastHost() {
  const hostRef = useRef<HTMLDivElement>(null);
  const { hostToasts } = useToaster();
  useEffect(() => (hostRef.current ? hostToasts(hostRef.current) : undefined), [hostToasts]);
  return <div ref={hostRef} />;
}
