import { AboutPage } from '../features/about/about-page.tsx';
import { useIntroWords } from '../features/about/intro/words.ts';
import { PageHead } from '../i18n/page-head.tsx';
import { useSuitableWords } from '../lib/age-answer.tsx';

export function AboutRoute() {
  const { title, text } = useSuitableWords(useIntroWords());
  return (
    <>
      <PageHead title={title} description={text} />
      <AboutPage />
    </>
  );
}
