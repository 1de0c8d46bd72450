import type { AnchorHTMLAttributes } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';
import { useLanguage } from './language.tsx';
import { isDashboard, localizedPath } from './localized-path.ts';

/**
 * Returns whether links open documents: while offline, the service worker has those of the pages that the visitor has seen, but a
 * page that is rendered here would lack its content.
 */
function opensKeptDocuments(): boolean {
  return !navigator.onLine && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** `to` is one of `paths`; the link keeps the language of the page. */
type LocalLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string };

/** A link in the language of the page. `Link` of React Router would add 2 KB for prefetching, which this site does not use. */
export function LocalLink({ to, onClick, children, ...rest }: LocalLinkProps) {
  const { language } = useLanguage();
  const address = localizedPath(to, language);
  const follow = useLinkClickHandler<HTMLAnchorElement>(address);
  return (
    <a
      href={address}
      onClick={(event) => {
        onClick?.(event);
        // The site and the dashboard are separate documents with different content security policies.
        const isElsewhere = isDashboard(to) !== isDashboard(location.pathname);
        const isKept = !isDashboard(to) && opensKeptDocuments();
        if (!event.defaultPrevented && !isElsewhere && !isKept) follow(event);
      }}
      {...rest}
    >
      {children}
    </a>
  );
}

/** A link of a menu. `aria-current` marks the current page, or the list that the current page belongs to. */
export function LocalNavLink({ to, ...rest }: LocalLinkProps) {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const address = localizedPath(to, language);
  const isHere = pathname === address || pathname.startsWith(`${address}/`);
  return <LocalLink to={to} aria-current={isHere ? 'page' : undefined} {...rest} />;
}
