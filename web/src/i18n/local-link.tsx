import { Link, NavLink, type LinkProps } from 'react-router-dom';
import { useLanguage } from './language.tsx';
import { localizedPath } from './localized-path.ts';

/** `to` is one of `paths`; the link stays in the reader's language. */
type LocalLinkProps = Omit<LinkProps, 'to'> & { to: string };

export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const { language } = useLanguage();
  return <Link to={localizedPath(to, language)} {...rest} />;
}

/** A link of a menu: says by `aria-current` when it leads to the page that is shown. */
export function LocalNavLink({ to, className = '', ...rest }: Omit<LocalLinkProps, 'style'>) {
  const { language } = useLanguage();
  return <NavLink to={localizedPath(to, language)} className={className} {...rest} />;
}
