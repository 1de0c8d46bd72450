import type { AnchorHTMLAttributes } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';
import { useLanguage } from './language.tsx';
import { isDashboard, localizedPath } from './localized-path.ts';

/** `to` is one of `paths`; the link stays in the reader's language. */
type LocalLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string };

/** React Router's own `Link` can fetch data ahead, for which this site has no use and a visitor would load 2 KB more. */
export function LocalLink({ to, onClick, children, ...rest }: LocalLinkProps) {
  const { language } = useLanguage();
  const address = localizedPath(to, language);
  const follow = useLinkClickHandler<HTMLAnchorElement>(address);
  return (
    <a
      href={address}
      onClick={(event) => {
        onClick?.(event);
        // The site and its dashboard are two documents, of which browsers allow different things.
        const isElsewhere = isDashboard(to) !== isDashboard(location.pathname);
        if (!event.defaultPrevented && !isElsewhere) follow(event);
      }}
      {...rest}
    >
      {children}
    </a>
  );
}

/** A link of a menu: says by `aria-current` when it leads to the page that is shown, or to the list of what is shown. */
export function LocalNavLink({ to, ...rest }: LocalLinkProps) {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const address = localizedPath(to, language);
  const isHere = pathname === address || pathname.startsWith(`${address}/`);
  return <LocalLink to={to} aria-current={isHere ? 'page' : undefined} {...rest} />;
}
