import { LegalPage } from '../features/legal/legal-page.tsx';
import { PRIVACY_SECTIONS } from '../features/legal/privacy/sections.ts';
import { usePrivacyText } from '../features/legal/privacy/words.ts';

export function PrivacyRoute() {
  return <LegalPage text={usePrivacyText()} order={PRIVACY_SECTIONS} plaque="맡은 것을 지킵니다" />;
}
