import type ko from '../ko/aboutIntro.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Sun and wall',
  text: 'Byeot is sunlight. Dam is the low wall around a yard, and the first syllable of a word for brewing. Under one wall we roast coffee and brew makgeolli.',
  text_coffeeOnly:
    'Byeot is sunlight. Dam is the low wall around a yard. Under a sunlit wall we roast coffee.',
  more: 'More about us',
  values: {
    title: 'What we hold to',
    text: 'Three things we settled the year we mended the wall, and have kept to since.',
    items: {
      heritage: {
        title: 'Heritage',
        text: 'Jars, sieves, nuruk moulds: tools whose shape was settled by long use. Where the old one is better, we keep it.',
        text_coffeeOnly:
          'Baskets, sieves, earthenware: tools whose shape was settled by long use. Where the old one is better, we keep it.',
      },
      sourcing: {
        title: 'Sourcing',
        text: 'We use only what we can name the field and the farmer of. We ask for their price first, and promise the year after.',
      },
      innovation: {
        title: 'Innovation',
        text: 'One thing changed a season, written down. What is better stays; the rest stays in the notebook.',
      },
    },
  },
} as const satisfies Translation<typeof ko>;
