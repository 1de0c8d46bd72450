import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from './button.tsx';
import { Notice } from './notice.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { PageHead } from '../i18n/page-head.tsx';

interface ContentMissingProps {
  texts: { title: string; description: string; back: string };
  /** The target of the link back. */
  to: string;
  /** Set if loading failed; otherwise the content does not exist. */
  retry?: (() => void) | undefined;
}

/** Replaces a page whose content does not exist or could not be loaded. */
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
