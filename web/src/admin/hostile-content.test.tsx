import { describe, expect, it } from 'vitest';
import {
  aBooking,
  aCoffee,
  aContactSubmission,
  aFaq,
  aMakgeolli,
  anEvent,
  aStoreLocation,
  aStory,
} from '@app/domain/testing/factories.ts';
import { HOSTILE_TEXT, HOSTILE_TEXTS, withHostileText } from '@app/domain/testing/hostile-texts.ts';
import { expectNoActiveContent } from '../testing/expect-no-active-content.ts';
import { ActivityChanges } from './activity/activity-changes.tsx';
import { BookingCard } from './bookings/booking-card.tsx';
import { ContactCard } from './contacts/contact-card.tsx';
import { EventCard } from './events/event-card.tsx';
import { FaqCard } from './faqs/faqs-tab.tsx';
import { csvOf } from './lists/csv.ts';
import { MailCard } from './mail/mail-card.tsx';
import { Subscription } from './newsletter/subscription.tsx';
import { ProductCard } from './products/product-card.tsx';
import { StoreLocationCard } from './store-locations/store-locations-tab.tsx';
import { StoryCard } from './stories/stories-tab.tsx';
import { renderAdmin } from './testing/render-admin.tsx';

const edit = () => {};
const event = anEvent();
const NOW = new Date('2026-05-01T00:00:00Z');

/** Renders each entity in the dashboard. */
const CARDS = {
  'a coffee': (text: string) => <ProductCard item={withHostileText(aCoffee(), text)} onEdit={edit} />,
  'a makgeolli': (text: string) => <ProductCard item={withHostileText(aMakgeolli(), text)} onEdit={edit} />,
  'an event': (text: string) => <EventCard item={withHostileText(anEvent(), text)} onEdit={edit} />,
  'a story': (text: string) => <StoryCard item={withHostileText(aStory(), text)} onEdit={edit} />,
  'a store location': (text: string) => (
    <StoreLocationCard item={withHostileText(aStoreLocation(), text)} onEdit={edit} />
  ),
  'a FAQ': (text: string) => <FaqCard item={withHostileText(aFaq(), text)} onEdit={edit} />,
  'a booking': (text: string) => (
    <BookingCard booking={withHostileText(aBooking(event.id), text)} event={withHostileText(event, text)} />
  ),
  'a subscription': (text: string) => (
    <Subscription
      subscription={{ id: 'a', email: text, language: 'kr', isActive: false, subscribedAt: NOW }}
    />
  ),
  'a mail': (text: string) => (
    <MailCard
      mail={{
        id: 'a',
        to: text,
        message: { subject: text, text, html: text },
        language: 'kr',
        createdAt: NOW,
        delivery: { state: 'ERROR', attempts: 3, error: text },
      }}
    />
  ),
  'what an admin changed': (text: string) => (
    <ActivityChanges collection="faqs" changes={{ question: { before: text, after: text } }} />
  ),
  'a message': (text: string) => <ContactCard contact={withHostileText(aContactSubmission(), text)} />,
};

describe('dashboard cards with hostile content', () => {
  it.each(Object.entries(CARDS))('show %s as text without active content', (_, card) => {
    const { container } = renderAdmin(card(HOSTILE_TEXT));
    expectNoActiveContent(container);
    expect(container.textContent).toContain('<script>window.harmed = true</script>');
  });
});

describe('CSV export of hostile content', () => {
  it.each(HOSTILE_TEXTS)('writes a single cell that is not a formula: %s', (_, text) => {
    const [cell = ''] = csvOf({ columns: [{ title: 'Text' }], rows: [[text]] })
      .slice('\uFEFFText\r\n'.length)
      .split(/\r\n$/);
    const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
    expect(read.replace(/^'/, '')).toBe(text);
    expect(read).not.toMatch(/^[=+\-@]/);
  });
});
