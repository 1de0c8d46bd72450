import { useTranslation } from 'react-i18next';
import { AgeText } from '../../age-gate/age-variants.tsx';
import { paths } from '../../config/paths.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Values } from './values.tsx';

/** The home page's introduction of the brand: the meaning of its name and its values. */
export function AboutPreview() {
  const { t } = useTranslation('aboutIntro');
  return (
    <Values title={t('title')} text={<AgeText>{(context) => t('text', context)}</AgeText>}>
      <LocalLink to={paths.about} className={buttonClass('quiet')}>
        {t('more')}
      </LocalLink>
    </Values>
  );
}
