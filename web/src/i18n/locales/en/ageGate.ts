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
  note: 'If you say no, the coffee and our other experiences are still all yours. Your answer stays in a cookie of this browser for a year.',
  policy: 'Age policy',
  ageRestricted: {
    title: 'We cannot show you this page',
    description: `What is here is shown only to those who said that they are ${AGE_GATE_YEARS} or older.`,
    again: 'Answer again',
    coffee: 'See the coffee',
  },
} as const satisfies Translation<typeof ko>;
