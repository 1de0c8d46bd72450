import type ko from '../ko/stories.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Stories',
  text: 'Written down between roasting and brewing: people and soil, tools and seasons.',
  text_coffeeOnly: 'Written down beside the roaster: people and soil, tools and seasons.',
  search: 'Search stories',
  searchNow: 'Search',
  searchHint: 'Searches titles, texts and authors.',
  tag: 'Topic',
  allTags: 'All',
  count_one: '1 story',
  count_other: '{{count}} stories',
  clear: 'Clear filters',
  empty: {
    title: 'No stories found',
    description: 'Try another word, or clear the filters to see them all.',
  },
  none: { title: 'No stories yet', description: 'We are writing the first one.' },
  failed: 'The stories could not be loaded',

  about: 'Stories about this product',
  by: 'By {{author}}',
  minutes: '{{minutes}} min read',
  tags: {
    coffee: 'Coffee',
    craft: 'Craft',
    culture: 'Culture',
    fermentation: 'Fermentation',
    makgeolli: 'Makgeolli',
    pottery: 'Pottery',
    rice: 'Rice',
    sourcing: 'Sourcing',
    sustainability: 'Sustainability',
    technique: 'Technique',
    tradition: 'Tradition',
  },

  newsletter: {
    title: 'New stories by email',
    text: 'Once or twice a month: new stories, and new dates in the workshop.',
  },

  story: {
    comingSoon: 'We are still working on this one. You will be able to read it here soon.',
    more: 'More stories',
    next: 'Read next',
  },
  notFound: {
    title: 'Story Not Found',
    description: 'It has not been published yet, or its address has changed.',
    back: 'Back to Stories',
  },

  preview: {
    title: 'Written beside the wall',
    text: 'How the beans got here, who watched the jars all winter, and which tools fit the hand.',
    text_coffeeOnly: 'How the beans got here, and which tools fit the hand.',
    viewAll: 'See all stories',
    empty: 'We are writing the first one. It will be here soon.',
    empty_coffeeOnly: 'You can find all our stories on the stories page.',
  },
} as const satisfies Translation<typeof ko>;
