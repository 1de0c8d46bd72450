import type ko from '../ko/about.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  journey: {
    title: 'How we got here',
    steps: {
      wall: {
        when: 'Year one',
        title: 'We mended a wall',
        text: 'In an alley of Seochon we built up a wall that was falling down, and put a small workbench in the yard behind it.',
      },
      fire: {
        when: 'Year three',
        title: 'We brought in the fire',
        text: 'Four roasts a day on a one-kilo roaster. What went wrong we wrote down instead of forgetting; that notebook is our standard now.',
      },
      door: {
        when: 'Year five',
        title: 'We buried jars and opened the door',
        text: 'In the shade of the wall we began to brew makgeolli, and from that autumn on we asked people in.',
        title_coffeeOnly: 'We opened the door',
        text_coffeeOnly: 'On roasting days the door stood open, and from that autumn on we asked people in.',
      },
    },
  },
  craft: {
    title: 'How it is made',
    coffee: {
      title: 'Coffee',
      steps: {
        choose: {
          title: 'Choosing',
          text: 'We taste field by field, even from one origin, and take in seven coffees a season.',
        },
        roast: {
          title: 'Roasting',
          text: 'We listen for the first crack and write the temperature down by hand, all the way.',
        },
        rest: {
          title: 'Resting',
          text: 'Every roast rests three days before we sell it. The gas must go first.',
        },
      },
    },
    makgeolli: {
      title: 'Makgeolli',
      steps: {
        steam: {
          title: 'Steaming',
          text: 'New rice is soaked overnight, steamed firm and spread on straw to cool.',
        },
        ferment: {
          title: 'Fermenting',
          text: 'Wheat nuruk and water are mixed in by hand. Then ten days or so in a jar, in the shade of the wall.',
        },
        strain: { title: 'Straining', text: 'Strained and rested for two weeks more. No sweetener goes in.' },
      },
    },
  },
  team: {
    title: 'The people',
    members: {
      founder: { role: 'Founder', text: 'Mended the wall. Sweeps the yard at dawn and settles the day.' },
      curator: { role: 'Curator', text: 'Visits the fields, and decides by tasting what we take in.' },
      roaster: {
        role: 'Roaster',
        text: 'Minds the fire, and never misses the moment when the sound changes.',
      },
    },
  },
} as const satisfies Translation<typeof ko>;
