import { PageHead } from '../../i18n/page-head.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Stands in for a page that broke or could not be fetched. */
export function PageFailure() {
  const { error, site } = useMessages();
  return (
    <>
      <PageHead title={error.title} description={error.description} />
      <Notice level={1} title={error.title} description={error.description}>
        <Button onClick={() => window.location.reload()}>{site.retry}</Button>
      </Notice>
    </>
  );
}
