import { AGE_GATE_YEARS } from '@app/domain/shared/alcohol.ts';
import type ko from '../ko/ageGate.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  statement: {
    title: `Some of this site is for readers aged ${AGE_GATE_YEARS} or older`,
    text: `We brew makgeolli, a rice wine. Please read the parts about alcohol only if you are ${AGE_GATE_YEARS} or older.`,
  },
  title: `Are you ${AGE_GATE_YEARS} or older?`,
  text: 'Byeotdam roasts coffee and brews makgeolli, a rice wine. Before we show you anything about alcohol, we have to ask.',
  confirm: `Yes, I am ${AGE_GATE_YEARS} or older`,
  deny: `No, I am under ${AGE_GATE_YEARS}`,
  note: 'If you say no, our coffee and every experience without alcohol are still yours. A cookie in this browser keeps your answer for a year.',
  policy: 'Age policy',
  ageRestricted: {
    title: 'We cannot show you this page',
    description: `It is only for visitors who have told us they are ${AGE_GATE_YEARS} or older.`,
    again: 'Answer again',
    coffee: 'See our coffee',
  },
} as const satisfies Translation<typeof ko>;
