import type { Event } from '@app/domain/event/event-schema.ts';
import type { ShareCard, ShareKind, ShareSubject } from '@app/domain/page/share-card.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { findVisibleDocument } from '../lib/documents.ts';
import { loadSiteText } from './site-text.ts';
import { eventCard, productCard, siteCard, storyCard } from './share-cards.ts';

type CardContext = Parameters<typeof productCard>[1];

const CARDS: Record<ShareKind, (id: string, context: CardContext) => Promise<ShareCard | null>> = {
  products: async (id, context) => {
    const product = await findVisibleDocument<Product>('products', id);
    return product && productCard(product, context);
  },
  events: async (id, context) => {
    const event = await findVisibleDocument<Event>('events', id);
    return event && eventCard(event, context);
  },
  stories: async (id, context) => {
    const story = await findVisibleDocument<Story>('stories', id);
    return story && storyCard(story, context);
  },
  site: (_id, context) => Promise.resolve(siteCard(context)),
};

/** Returns the content of an item's share image, or null if visitors may not see the item. */
export async function findShareCard(
  { kind, id, language }: ShareSubject,
  now: Date,
): Promise<ShareCard | null> {
  return CARDS[kind](id, { language, t: await loadSiteText(language), now });
}
