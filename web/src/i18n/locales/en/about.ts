import type ko from '../ko/about.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  journey: {
    title: 'How we got here',
    steps: {
      wall: {
        when: 'Year one',
        title: 'We mended a wall',
        text: 'In an alley in Seochon we rebuilt a wall that was falling down, and put a small workbench in the yard behind it.',
      },
      fire: {
        when: 'Year three',
        title: 'We lit the roaster',
        text: 'Four roasts a day on a one-kilo roaster. We wrote down every one that went wrong, and still roast by that notebook.',
      },
      door: {
        when: 'Year five',
        title: 'We buried the jars and opened the door',
        text: 'In the shade of the wall we began to brew makgeolli, and that autumn we welcomed our first guests.',
        title_coffeeOnly: 'We opened the door',
        text_coffeeOnly:
          'On roasting days the door stood open, and that autumn we welcomed our first guests.',
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
          text: 'We taste field by field, even within one origin, and buy only what we want to drink again.',
        },
        roast: {
          title: 'Roasting',
          text: 'We listen for the first crack and log the temperature by hand from start to finish.',
        },
        rest: {
          title: 'Resting',
          text: 'Every roast rests three days before we sell it. The gas has to leave first.',
        },
      },
    },
    makgeolli: {
      title: 'Makgeolli',
      steps: {
        steam: {
          title: 'Steaming',
          text: 'Rice is soaked overnight, steamed firm and spread on straw to cool.',
        },
        ferment: {
          title: 'Fermenting',
          text: 'Wheat nuruk and water are mixed in by hand. Then ten days or so in a jar, in the shade of the wall.',
        },
        strain: {
          title: 'Straining',
          text: 'Strained through a sieve, then rested for another two weeks or so. No sweetener goes in.',
        },
      },
    },
  },
  team: {
    title: 'Who we are',
    members: {
      founder: { role: 'Founder', text: 'Mended the wall. Sweeps the yard at dawn and plans the day.' },
      curator: { role: 'Curator', text: 'Visits the farms, tastes everything and decides what we buy.' },
      roaster: {
        role: 'Roaster',
        text: 'Tends the fire, and never misses the moment the sound changes.',
      },
    },
  },
} as const satisfies Translation<typeof ko>;
