import { AboutPage } from '../features/about/about-page.tsx';
import { useAboutWords } from '../features/about/words.ts';
import { PageHead } from '../i18n/page-head.tsx';
import { useSuitableWords } from '../lib/age-answer.tsx';

export function AboutRoute() {
  const { title, text } = useSuitableWords(useAboutWords());
  return (
    <>
      <PageHead title={title} description={text} />
      <AboutPage />
    </>
  );
}
