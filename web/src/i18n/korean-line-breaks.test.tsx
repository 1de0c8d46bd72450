import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { eventAvailability } from '@app/domain/event/event-availability.ts';
import { eventEntry } from '@app/domain/search/search-entry.ts';
import { aCoffee, aFaq, aMakgeolli, anEvent, aStoreLocation, aStory } from '@app/domain/testing/factories.ts';
import { PairingsSection } from '../features/products/pairings-section.tsx';
import { ProductCard } from '../features/products/product-card.tsx';
import { InfoCards } from '../features/products/detail/info-cards.tsx';
import { ProductTabs } from '../features/products/detail/product-tabs.tsx';
import { BookingDialog } from '../features/events/booking/booking-dialog.tsx';
import { EventCard } from '../features/events/event-card.tsx';
import { EventDetail } from '../features/events/detail/event-detail.tsx';
import { PastEvents } from '../features/events/past-events.tsx';
import { FaqList } from '../features/faqs/faq-list.tsx';
import { faqsQuery } from '../features/faqs/faq-queries.ts';
import { SearchPage } from '../features/search/search-page.tsx';
import { SelectedStore } from '../features/stores/selected-store.tsx';
import { StoreCard } from '../features/stores/store-card.tsx';
import { StoreLocationsCard } from '../features/stores/store-locations-card.tsx';
import { storesQuery } from '../features/shared/stores-query.ts';
import { StoryCard } from '../features/stories/story-card.tsx';
import { StoryDetail } from '../features/stories/detail/story-detail.tsx';
import { renderAt } from '../testing/render-at.tsx';
import { AlcoholWarning } from '../ui/alcohol-warning.tsx';

const TEXT = '네 사발을 비울 수 있는 날';
const KEPT = '네\u00a0사발을 비울\u00a0수\u00a0있는 날';

const now = new Date('2026-05-01T00:00:00Z');
const titled = anEvent({ titleKr: TEXT, locationKr: TEXT, dateTime: new Date('2026-06-01T05:00:00Z') });
const event = { ...titled, availability: eventAvailability(titled, 0, now) };
const story = aStory({ titleKr: TEXT });
const store = aStoreLocation({ nameKr: TEXT, addressKr: TEXT, featuresKr: [TEXT] });
const makgeolli = aMakgeolli({
  titleKr: TEXT,
  tastingNotesKr: [TEXT],
  servingTempKr: TEXT,
  pairingsKr: [TEXT],
  riceTypeKr: TEXT,
});
const nothing = () => null;

const VIEWS: Record<string, ReactNode> = {
  'a product in a list': <ProductCard product={aCoffee({ titleKr: TEXT })} />,
  'a pairing': <PairingsSection title="" text="" pairings={[{ products: [makgeolli], food: [TEXT] }]} />,
  'the facts of a product': <InfoCards product={makgeolli} />,
  'the tabs of a product': <ProductTabs product={makgeolli} />,
  'an event in a list': <EventCard event={event} />,
  'an event': <EventDetail event={event} dates={[]} related={[]} Maps={nothing} />,
  'the booking of an event': (
    <BookingDialog
      event={event}
      title={TEXT}
      seatsLeft={1}
      open
      onClose={nothing}
      onBooked={nothing}
      onFull={nothing}
    />
  ),
  'a past event': <PastEvents events={[event]} />,
  'a story in a list': <StoryCard story={story} level={2} />,
  'a story': <StoryDetail story={story} />,
  'a store': <StoreCard store={store} selected={false} distance={null} onSelect={nothing} />,
  'the selected store': <SelectedStore store={store} />,
  'the stores': <StoreLocationsCard />,
  'a search result': <SearchPage readIndex={async () => [eventEntry(titled, [])]} />,
  'a question': <FaqList id="faqs" />,
};

it.each(Object.keys(VIEWS))('keeps Korean phrases together in the texts of %s', async (view) => {
  const faq = aFaq({ questionKr: TEXT, answerKr: TEXT });
  const { container } = renderAt('/search?q=사발', VIEWS[view], {
    now,
    answers: [
      [faqsQuery.queryKey, [faq]],
      [storesQuery.queryKey, [store]],
    ],
  });
  await waitFor(() => expect(container.textContent).toContain(KEPT));
  expect(container.textContent).not.toContain(TEXT);
});

it('keeps phrases of the statutory warning together', () => {
  const { container } = renderAt('/', <AlcoholWarning />, { now: new Date('2026-12-01T00:00:00Z') });
  expect(container.textContent).toContain('할\u00a0수\u00a0있습니다');
});
