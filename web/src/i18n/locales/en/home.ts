import type ko from '../ko/home.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'By a sunlit wall,\nwe roast coffee and brew makgeolli',
  title_coffeeOnly: 'By a sunlit wall,\nwe roast coffee',
  coffee: {
    title: 'Coffee roasted in morning light',
    text: 'Small batches every Tuesday and Friday, so that you can still taste where the beans grew.',
    action: 'See our coffee',
  },
  makgeolli: {
    title: 'Makgeolli from the shade of the wall',
    text: 'Rice, nuruk and water, given all the days they need.',
    action: 'See our makgeolli',
  },
  products: {
    title: 'One wall, two crafts',
    text: 'Roasting and brewing are much alike: watch the heat, and wait for the right moment.',
    allCoffee: 'All coffee',
    allMakgeolli: 'All makgeolli',
    title_coffeeOnly: 'One wall, one craft',
    text_coffeeOnly: 'We watch the heat, follow the smell and listen for the crack.',
  },
  experiences: {
    title: 'Pour, brew and taste with us',
    text: 'The workshop door is open. Spend a couple of hours by the roaster or beside the jars.',
    viewAll: 'See all experiences',
    empty: 'Nothing is planned right now. New dates will appear here soon.',
    empty_coffeeOnly: 'You can find all our dates on the experiences page.',
    title_coffeeOnly: 'Roast, pour and taste with us',
    text_coffeeOnly: 'The workshop door is open. Spend a couple of hours by the roaster.',
  },
} as const satisfies Translation<typeof ko>;
