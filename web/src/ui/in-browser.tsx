import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { CallOrWrite } from './contact-instead.tsx';
import { Notice } from './notice.tsx';
import { Spinner } from './spinner.tsx';

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** Returns whether the page is hydrated; false on the server and during hydration. */
const useIsInBrowser = (): boolean => useSyncExternalStore(neverChanges, inBrowser, onServer);

interface InBrowserProps {
  /** The heading of the page without JavaScript. */
  title: string;
  /** What the server renders for visitors with JavaScript. */
  loading?: ReactNode;
  /** What visitors without JavaScript can do besides calling and writing. */
  withoutScript?: ReactNode;
  children: ReactNode;
}

/**
 * Renders a page that only a browser can show. The server renders its loading state; without JavaScript, telephone and e-mail
 * replace it.
 */
export function InBrowser({ title, loading, withoutScript, children }: InBrowserProps) {
  const { t } = useTranslation('common');
  if (useIsInBrowser()) return children;
  return (
    <>
      <div data-needs-script>{loading ?? <Spinner label={t('loading')} />}</div>
      <noscript>
        <Notice level={1} title={title}>
          <p>
            <CallOrWrite />
          </p>
          {withoutScript}
        </Notice>
      </noscript>
    </>
  );
}
