import { isAlcoholRelated } from '@app/domain/shared/alcohol.ts';
import { ageAttribute } from '../../age-gate/age-variants.tsx';
import type { Story } from '@app/domain/story/story-schema.ts';
import { Columns } from '../../ui/columns.tsx';
import { StoryCard } from './story-card.tsx';

interface StoryGridProps {
  stories: readonly Story[];
  /** The level of the cards' headings. */
  level: 2 | 3;
  /** The number of cards in the first viewport. */
  inView?: number;
}

export function StoryGrid({ stories, level, inView = 0 }: StoryGridProps) {
  return (
    <Columns>
      {stories.map((story, index) => (
        <li key={story.id} {...ageAttribute(story)}>
          <StoryCard story={story} level={level} priority={index < inView && !isAlcoholRelated(story)} />
        </li>
      ))}
    </Columns>
  );
}
