import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import styles from './toast.module.css';

export interface Toast {
  tone: 'success' | 'error';
  title: string;
  /** A second line. */
  detail?: string;
  /** The duration in milliseconds; five seconds by default. */
  duration?: number | undefined;
}

const DEFAULT_DURATION_MS = 5_000;

interface Toaster {
  /** Shows a toast and replaces the current one. */
  showToast: (toast: Toast) => void;
  /**
   * Shows toasts inside `host`, a modal dialog that makes the rest of the page inert. Returns a function that ends
   * this.
   */
  hostToasts: (host: HTMLElement) => () => void;
}

const ToasterContext = createContext<Toaster | null>(null);

/** Returns the toaster of the ToastProvider above. */
export const useToaster = (): Toaster => useContext(ToasterContext)!;

interface Shown extends Toast {
  key: number;
}

/** Shows one announced toast at a time, until it is closed, or expires while it is neither hovered nor focused. */
export function ToastProvider({ closeLabel, children }: { closeLabel: string; children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [hosts, setHosts] = useState<readonly HTMLElement[]>([]);

  const toaster = useMemo<Toaster>(
    () => ({
      showToast: (toast) => setShown((last) => ({ ...toast, key: (last?.key ?? 0) + 1 })),
      hostToasts: (host) => {
        setHosts((present) => [...present, host]);
        return () => setHosts((present) => present.filter((other) => other !== host));
      },
    }),
    [],
  );

  useEffect(() => {
    if (!shown) return;
    const end = () => {
      // Somebody is reading it or about to close it.
      const isHovered = document.querySelector('[data-side]:hover') !== null;
      if (isHovered || document.activeElement?.closest('[data-side]')) return;
      // Another toast may be pending when this one expires.
      setShown((last) => (last === shown ? null : last));
    };
    const timer = setInterval(end, shown.duration ?? DEFAULT_DURATION_MS);
    return () => clearInterval(timer);
  }, [shown]);

  const pressed = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // Enter in a form also clicks its submit button.
    const remember = ({ target }: MouseEvent) => {
      const element = target as Element;
      if (!element.closest('[data-side]')) pressed.current = element.closest('button, a');
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, []);
  /** Places a new toast in the half of the window without the button that led to it. */
  const place = (toast: HTMLElement | null) => {
    const { top, bottom } = pressed.current?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    if (toast) toast.dataset['side'] = top + bottom > window.innerHeight ? 'top' : 'bottom';
  };

  const region = (
    <div className={styles.region}>
      {shown && (
        <div
          key={shown.key}
          ref={place}
          role={shown.tone === 'error' ? 'alert' : 'status'}
          className={classNames(styles.toast, shown.tone === 'error' && styles.error)}
        >
          <div className={styles.text}>
            <p className={styles.title}>{shown.title}</p>
            {shown.detail && <p>{shown.detail}</p>}
          </div>
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            onClick={({ currentTarget }) => {
              // The button that closes it is about to disappear with the focus; `:focus` matches in the active window only.
              if (document.activeElement === currentTarget) pressed.current?.focus();
              setShown(null);
            }}
          >
            ×
          </button>
        </div>
      )}
    </div>
  );
  const host = hosts.at(-1);
  return (
    <ToasterContext value={toaster}>
      {children}
      {host ? createPortal(region, host) : region}
    </ToasterContext>
  );
}
