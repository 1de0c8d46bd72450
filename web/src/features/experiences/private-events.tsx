import { BRAND } from '@app/domain/brand.ts';
import { paths } from '../../app/paths.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { ButtonAnchor, buttonClass } from '../../ui/button.tsx';
import { Invitation } from '../../ui/invitation.tsx';

/** For groups: an event of their own, arranged by mail. */
export function PrivateEvents() {
  const words = useMessages().experiences.private;
  return (
    <Invitation title={words.title} text={words.text} tone="celadon">
      <LocalLink to={`${paths.contact}?type=event`} className={buttonClass('light')}>
        {words.contact}
      </LocalLink>
      <ButtonAnchor
        look="light"
        href={`mailto:${BRAND.eventsEmail}?subject=${encodeURIComponent(words.subject)}`}
      >
        {words.mail}
      </ButtonAnchor>
    </Invitation>
  );
}
