import { useTranslation } from 'react-i18next';
import { paths } from '../config/paths.ts';
import { ContentMissing } from '../ui/content-missing.tsx';

export function NotFoundRoute() {
  const { t } = useTranslation('common');
  return (
    <ContentMissing
      texts={{ title: t('notFound.title'), description: t('notFound.description'), back: t('notFound.home') }}
      to={paths.home}
    />
  );
}
