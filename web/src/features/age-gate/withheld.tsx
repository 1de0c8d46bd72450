import { paths } from '../../app/paths.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { useAgeAnswer } from '../../lib/age-answer.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAgeGateWords } from './words.ts';

/** In place of a page about alcohol, for who said to be too young for it. */
export function Withheld() {
  const { withheld } = useAgeGateWords();
  const { giveAnswer } = useAgeAnswer();
  return (
    <>
      <PageHead title={withheld.title} description={withheld.description} />
      <Notice level={1} title={withheld.title} description={withheld.description}>
        <Button onClick={() => giveAnswer(null)}>{withheld.again}</Button>
        <LocalLink to={paths.coffee} className={buttonClass('quiet')}>
          {withheld.coffee}
        </LocalLink>
      </Notice>
    </>
  );
}
