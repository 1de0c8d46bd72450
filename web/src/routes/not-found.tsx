import { paths } from '../app/paths.ts';
import { useMessages } from '../i18n/messages.ts';
import { Missing } from '../i18n/missing.tsx';

export function NotFoundRoute() {
  const { title, description, home } = useMessages().notFound;
  return <Missing words={{ title, description, back: home }} to={paths.home} />;
}
