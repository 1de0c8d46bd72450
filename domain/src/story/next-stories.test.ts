import { describe, expect, it } from 'vitest';
import { aStory } from '../testing/factories.ts';
import { nextStories } from './next-stories.ts';

describe('the stories to read next', () => {
  const letter = aStory();
  const cup = aStory();
  const [jar, diary] = [aStory({ tags: ['makgeolli'] }), aStory({ tags: ['craft', 'makgeolli'] })];

  it('are the first one, and the first one without alcohol', () => {
    expect(nextStories('x', [jar, diary, letter, cup])).toEqual([jar, letter]);
  });

  it('are one story for all visitors if the first one is not about alcohol', () => {
    expect(nextStories('x', [letter, jar, cup])).toEqual([letter]);
  });

  it('are only about alcohol if all are', () => {
    expect(nextStories('x', [jar, diary])).toEqual([jar]);
  });

  it('do not contain the story that was read', () => {
    expect(nextStories(letter.id, [jar, letter, cup])).toEqual([jar, cup]);
    expect(nextStories(letter.id, [letter])).toEqual([]);
  });
});
