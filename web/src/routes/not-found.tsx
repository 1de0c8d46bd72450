import { paths } from '../app/paths.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import { useMessages } from '../i18n/messages.ts';
import { PageHead } from '../i18n/page-head.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export function NotFoundRoute() {
  const { notFound } = useMessages();
  return (
    <>
      <PageHead title={notFound.title} description={notFound.description} status={404} />
      <Notice level={1} title={notFound.title} description={notFound.description}>
        <LocalLink to={paths.home} className={buttonClass('primary')}>
          {notFound.home}
        </LocalLink>
      </Notice>
    </>
  );
}
