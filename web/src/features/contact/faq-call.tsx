import { useTranslation } from 'react-i18next';
import { BRAND } from '@app/domain/brand.ts';
import { telephoneUrl } from '@app/domain/shared/telephone.ts';
import { scrollToElement } from '../../lib/scroll-to-element.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { CallToAction } from '../../ui/call-to-action.tsx';
import { CONTACT_METHODS_ID } from './contact-methods.tsx';

/** An invitation above the FAQ to ask a question that is not answered there. */
export function FaqCall() {
  const { t } = useTranslation('contact');
  return (
    <CallToAction title={t('call.title')} text={t('call.text')} tone="roast">
      <Button look="light" data-needs-script onClick={() => scrollToElement(CONTACT_METHODS_ID)}>
        {t('call.methods')}
      </Button>
      <ButtonAnchor look="light" href={telephoneUrl(BRAND.phone)}>
        {t('call.dial', { phone: BRAND.phone })}
      </ButtonAnchor>
    </CallToAction>
  );
}
