import { ExperiencesPage } from '../features/experiences/experiences-page.tsx';
import { useMessages } from '../i18n/messages.ts';
import { PageHead } from '../i18n/page-head.tsx';

export function ExperiencesRoute() {
  const { experiences } = useMessages();
  return (
    <>
      <PageHead title={experiences.title} description={experiences.text} />
      <ExperiencesPage />
    </>
  );
}
