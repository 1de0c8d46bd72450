import { paths } from '../../../app/paths.ts';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { useSuitableWords } from '../../../lib/age-answer.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Values } from './values.tsx';
import { useIntroWords } from './words.ts';

/** Home's introduction of the house: its name and what it holds to. */
export function AboutPreview() {
  const { title, text, more } = useSuitableWords(useIntroWords());
  return (
    <Values title={title} text={text}>
      <LocalLink to={paths.about} className={buttonClass('quiet')}>
        {more}
      </LocalLink>
    </Values>
  );
}
