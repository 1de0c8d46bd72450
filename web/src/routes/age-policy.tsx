import { AGE_POLICY_SECTIONS } from '../features/legal/age-policy/sections.ts';
import { useAgePolicyText } from '../features/legal/age-policy/words.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';

export function AgePolicyRoute() {
  return <LegalPage text={useAgePolicyText()} order={AGE_POLICY_SECTIONS} plaque="어른의 술" />;
}
