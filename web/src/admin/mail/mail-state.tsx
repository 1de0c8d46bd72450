import { useTranslation } from 'react-i18next';
import type { Mail } from '@app/domain/mail/mail-schema.ts';
import type { DeliveryState } from '@app/domain/mail/mail.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const TONES: Record<DeliveryState, BadgeTone> = {
  PENDING: 'muted',
  PROCESSING: 'muted',
  SUCCESS: 'celadon',
  ERROR: 'roast',
  RETRY: 'muted',
};

export function MailState({ mail: { delivery } }: { mail: Pick<Mail, 'delivery'> }) {
  const { t } = useTranslation('admin');
  const state = delivery?.state ?? 'PENDING';
  return <Badge tone={TONES[state]}>{t(`mail.states.${state}`)}</Badge>;
}
