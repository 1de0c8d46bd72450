import { useSuitableWords } from '../../lib/age-answer.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { useContactWords } from './words.ts';

export function ContactHero() {
  const { title, text } = useSuitableWords(useContactWords());
  return <PageHero title={title} text={text} plaque="담 너머 인사" />;
}
