import type ko from '../ko/aboutIntro.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Sun and wall',
  text: 'Byeot is the warmth of the sun. Dam is the low wall around a yard, and the first syllable of a word for brewing. Under one wall we roast coffee and brew makgeolli.',
  text_coffeeOnly:
    'Byeot is the warmth of the sun. Dam is the low wall around a yard. Under a sunlit wall we roast coffee.',
  more: 'More about us',
  values: {
    title: 'What we stand by',
    text: 'Three things we decided the year we mended the wall, and have kept to ever since.',
    items: {
      heritage: {
        title: 'Heritage',
        text: 'Jars, sieves, nuruk moulds: tools shaped by long use. If the old one works better, we keep it.',
        text_coffeeOnly:
          'Baskets, sieves, earthenware: tools shaped by long use. If the old one works better, we keep it.',
      },
      sourcing: {
        title: 'Sourcing',
        text: 'We buy only when we know the field and the farmer. The farmer names the price first, and we promise to buy again the next year.',
      },
      innovation: {
        title: 'Innovation',
        text: 'Each season we change one thing and write down what happens. We keep what is better; the rest stays in the notebook.',
      },
    },
  },
} as const satisfies Translation<typeof ko>;
