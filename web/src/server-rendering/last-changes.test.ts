// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { aCoffee, aStory } from '@app/domain/testing/factories.ts';
import { storyFeed } from './feed.ts';
import { readChanges } from './last-changes.ts';
import { sitemap } from './sitemap.ts';

const NOW = new Date('2026-05-01T00:00:00Z');
const ORIGIN = 'https://www.example.com';

/** Stubs Firestore's response for each collection. Requests for other collections fail. */
function firestoreAnswers(answers: Record<string, () => Promise<Response>>) {
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const { structuredQuery } = JSON.parse(body) as { structuredQuery: { from: { collectionId: string }[] } };
    const answer = answers[structuredQuery.from[0]!.collectionId];
    return answer ? answer() : Promise.resolve(new Response('', { status: 503 }));
  });
}

describe('readChanges', () => {
  const coffee = aCoffee();
  const story = aStory();
  const document = { name: `documents/products/${coffee.id}`, updateTime: '2026-04-01T00:00:00.000Z' };

  it('returns the changes of each collection, and none for a collection whose read fails', async () => {
    firestoreAnswers({ products: () => Promise.resolve(Response.json([{ document }])) });
    const changes = await readChanges(NOW);
    expect(changes.products).toEqual(new Map([[coffee.id, new Date(document.updateTime)]]));
    expect(changes.stories).toEqual(new Map());
  });

  it.each([
    ['fails', () => Promise.reject(new TypeError('fetch failed'))],
    ['is slow', () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'))],
    ['is denied', () => Promise.resolve(new Response('', { status: 403 }))],
    ['returns no JSON', () => Promise.resolve(new Response('<html>'))],
  ])('leaves sitemap and feed without dates when the read %s', async (_, answer) => {
    firestoreAnswers({
      products: answer,
      events: answer,
      stories: answer,
      storeLocations: answer,
      faqs: answer,
    });
    const changes = await readChanges(NOW);
    const map = sitemap({ products: [coffee], events: [], stories: [story], changes }, ORIGIN);
    expect(map).toContain(`<loc>${ORIGIN}/products/${coffee.id}</loc>`);
    expect(map).not.toContain('lastmod');
    const words = { title: 'Stories', text: 'Sample', tagLabel: (tag: string) => tag };
    const { text: feed, changedAt } = storyFeed([story], changes.stories, words, {
      origin: ORIGIN,
      language: 'en',
    });
    expect(feed).toContain(`${ORIGIN}/en/stories/${story.id}`);
    expect(feed).not.toContain('updated');
    expect(feed).not.toContain('lastBuildDate');
    expect(changedAt).toBeUndefined();
  });

  it('times out after two seconds', async () => {
    const given = vi.spyOn(AbortSignal, 'timeout');
    firestoreAnswers({});
    await readChanges(NOW);
    expect(given.mock.calls).toEqual(Array.from({ length: 5 }, () => [2_000]));
  });
});
