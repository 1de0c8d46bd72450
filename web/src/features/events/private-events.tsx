import { useTranslation } from 'react-i18next';
import { BRAND } from '@app/domain/brand.ts';
import { paths } from '../../config/paths.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { ButtonAnchor, buttonClass } from '../../ui/button.tsx';
import { CallToAction } from '../../ui/call-to-action.tsx';

/** An invitation to groups to arrange a private event by e-mail. */
export function PrivateEvents() {
  const { t } = useTranslation('experiences');
  return (
    <CallToAction title={t('private.title')} text={t('private.text')} tone="celadon">
      <LocalLink to={`${paths.contact}?type=event`} className={buttonClass('light')}>
        {t('private.contact')}
      </LocalLink>
      <ButtonAnchor
        look="light"
        href={`mailto:${BRAND.eventsEmail}?subject=${encodeURIComponent(t('private.subject'))}`}
      >
        {t('private.mail')}
      </ButtonAnchor>
    </CallToAction>
  );
}
