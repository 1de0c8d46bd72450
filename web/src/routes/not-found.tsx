import { useTranslation } from 'react-i18next';
import { paths } from '../config/paths.ts';
import { Missing } from '../ui/content-missing.tsx';

export function NotFoundRoute() {
  const { t } = useTranslation('common');
  return (
    <Missing
      texts={{ title: t('notFound.title'), description: t('notFound.description'), back: t('notFound.home') }}
      to={paths.home}
    />
  );
}
