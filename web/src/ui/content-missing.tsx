import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from './button.tsx';
import { Notice } from './notice.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { PageHead } from '../i18n/page-head.tsx';

interface ContentMissingProps {
  texts: { title: string; description: string; back: string };
  /** Where the way back leads. */
  to: string;
  /** Given where the content could not be read, which is not to say that there is none. */
  retry?: (() => void) | undefined;
}

/** In place of a page: there is none, or its content cannot be had now. */
export function ContentMissing({ texts: { title, description, back }, to, retry }: ContentMissingProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <PageHead title={title} description={description} status={retry ? 200 : 404} />
      <Notice level={1} title={title} description={retry ? t('error.connection') : description}>
        {retry && <Button onClick={retry}>{t('retry')}</Button>}
        <LocalLink to={to} className={buttonClass(retry ? 'quiet' : 'primary')}>
          {back}
        </LocalLink>
      </Notice>
    </>
  );
}
