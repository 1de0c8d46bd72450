import { useLocation } from 'react-router-dom';
import { BRAND } from '@app/domain/brand.ts';
import { withoutJoiners } from '@app/domain/shared/keep-together.ts';
import { LANGUAGE_TAG, LANGUAGES, type Language } from '@app/domain/shared/language.ts';
import { usePageContext } from '../lib/page-context.tsx';
import { useLanguage } from './language.tsx';
import { isDashboard, localizedPath } from './localized-path.ts';

interface PageTitle {
  /** Shown before the brand name in the document title. */
  title?: string | undefined;
  /** Shown after the brand name on the home page, which has no title of its own. */
  tagline?: string | undefined;
}

/** Returns a text in one line, without what only shapes lines on the page. */
const plain = (text: string) => withoutJoiners(text).replace(/\s+/g, ' ');

/** Returns the document title of a page. */
export function documentTitle({ title, tagline }: PageTitle, language: Language): string {
  const name = BRAND.name[language];
  return plain(title ? `${title} · ${name}` : `${name} · ${tagline}`);
}

interface PageHeadProps extends PageTitle {
  description: string;
  /** The HTTP status: 404 if the page reports missing content. */
  status?: 200 | 404;
  /** Whether search engines are to leave the page out, and other sites must not learn its address. */
  isPrivate?: boolean;
}

/** The title, the description and the links to the localized counterparts; React hoists them into the head. */
export function PageHead({ title, tagline, description, status = 200, isPrivate = false }: PageHeadProps) {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const { report } = usePageContext();
  const line = plain(description);
  report?.({ title: title && plain(title), description: line, status });
  const isForEveryone = !isPrivate && status === 200 && !isDashboard(pathname);
  return (
    <>
      <title>{documentTitle({ title, tagline }, language)}</title>
      <meta name="description" content={line} />
      {isForEveryone ? <Addresses pathname={pathname} /> : <meta name="robots" content="noindex" />}
      {/* Under no-referrer, a form sent without JavaScript would carry `Origin: null`. */}
      {isPrivate && <meta name="referrer" content="same-origin" />}
    </>
  );
}

/** The canonical and alternate links, without the query, because a filtered list is not a separate page. */
function Addresses({ pathname }: { pathname: string }) {
  const { language } = useLanguage();
  const { origin } = usePageContext();
  const addressIn = (other: typeof language) => origin + localizedPath(pathname, other);
  return (
    <>
      <link rel="canonical" href={addressIn(language)} />
      {LANGUAGES.map((other) => (
        <link key={other} rel="alternate" hrefLang={LANGUAGE_TAG[other]} href={addressIn(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn('kr')} />
    </>
  );
}
