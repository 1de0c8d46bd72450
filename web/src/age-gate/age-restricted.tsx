import { useTranslation } from 'react-i18next';
import { paths } from '../config/paths.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import { PageHead } from '../i18n/page-head.tsx';
import { useAgeAnswer } from './age-answer-provider.tsx';
import { CoffeeOnlyTitle } from './age-variants.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** Replaces a page about alcohol for visitors who declined the age question. */
export function AgeRestricted() {
  const { t } = useTranslation('ageGate');
  const { setAnswer, isKnown } = useAgeAnswer();
  return (
    <>
      {/* While both variants are in the page, the other one has the rest of the head. */}
      {isKnown ? (
        <PageHead title={t('ageRestricted.title')} description={t('ageRestricted.description')} />
      ) : (
        <CoffeeOnlyTitle title={t('ageRestricted.title')} />
      )}
      <Notice level={1} title={t('ageRestricted.title')} description={t('ageRestricted.description')}>
        <Button data-restricted-page onClick={() => setAnswer(null)}>
          {t('ageRestricted.again')}
        </Button>
        <LocalLink to={paths.coffee} className={buttonClass('quiet')}>
          {t('ageRestricted.coffee')}
        </LocalLink>
      </Notice>
    </>
  );
}
