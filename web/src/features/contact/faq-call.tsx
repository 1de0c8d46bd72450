import { BRAND } from '@app/domain/brand.ts';
import { scrollToPart } from '../../lib/scroll-to-part.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { Invitation } from '../../ui/invitation.tsx';
import { CONTACT_METHODS_ID } from './contact-methods.tsx';
import { useContactWords } from './words.ts';

/** Before the questions: whoever does not find theirs can ask. */
export function FaqCall() {
  const { call } = useContactWords();
  return (
    <Invitation title={call.title} text={call.text} tone="roast">
      <Button look="light" onClick={() => scrollToPart(CONTACT_METHODS_ID)}>
        {call.methods}
      </Button>
      <ButtonAnchor look="light" href={`tel:${BRAND.phone}`}>
        {call.dial(BRAND.phone)}
      </ButtonAnchor>
    </Invitation>
  );
}
