import { LegalPage } from '../features/legal/legal-page.tsx';
import { TERMS_ARTICLES } from '../features/legal/terms/sections.ts';
import { useTermsText } from '../features/legal/terms/words.ts';

export function TermsRoute() {
  return <LegalPage text={useTermsText()} order={TERMS_ARTICLES} plaque="서로의 약속" />;
}
