import { useTranslation } from 'react-i18next';
import { BRAND } from '@app/domain/brand.ts';
import { scrollToPart } from '../../lib/scroll-to-part.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { Invitation } from '../../ui/invitation.tsx';
import { CONTACT_METHODS_ID } from './contact-methods.tsx';

/** An invitation above the FAQ to ask a question that is not answered there. */
export function FaqCall() {
  const { t } = useTranslation('contact');
  return (
    <Invitation title={t('call.title')} text={t('call.text')} tone="roast">
      <Button look="light" onClick={() => scrollToPart(CONTACT_METHODS_ID)}>
        {t('call.methods')}
      </Button>
      <ButtonAnchor look="light" href={`tel:${BRAND.phone}`}>
        {t('call.dial', { phone: BRAND.phone })}
      </ButtonAnchor>
    </Invitation>
  );
}
