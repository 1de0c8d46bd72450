import { useTranslation } from 'react-i18next';
import { paths } from '../../config/paths.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useTranslationContext } from '../../age-gate/age-answer-provider.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Values } from './values.tsx';

/** The home page's introduction of the brand: the meaning of its name and its values. */
export function AboutPreview() {
  const { t } = useTranslation('aboutIntro');
  const context = useTranslationContext();
  return (
    <Values title={t('title')} text={t('text', context)}>
      <LocalLink to={paths.about} className={buttonClass('quiet')}>
        {t('more')}
      </LocalLink>
    </Values>
  );
}
