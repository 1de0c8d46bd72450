import type { Story } from '@app/domain/story/story-schema.ts';
import { StoryCard } from './story-card.tsx';
import styles from './story-grid.module.css';

interface StoryGridProps {
  stories: readonly Story[];
  /** Of the cards' headings. */
  level: 2 | 3;
  /** How many cards are in the first view. */
  inView?: number;
}

export function StoryGrid({ stories, level, inView = 0 }: StoryGridProps) {
  return (
    <ul className={styles.grid}>
      {stories.map((story, index) => (
        <li key={story.id} className={styles.item}>
          <StoryCard story={story} level={level} priority={index < inView} />
        </li>
      ))}
    </ul>
  );
}
