import { expect, it } from 'vitest';
import { eventAvailability } from '@app/domain/event/event-availability.ts';
import { anEvent } from '@app/domain/testing/factories.ts';
import { eventSummary } from './event-summary.ts';

it('keeps Korean phrases together in the facts and in the statutory warning', async () => {
  const now = new Date('2026-12-01T00:00:00Z');
  const tasting = anEvent({ titleKr: '네 사발, 네 접시', tags: ['makgeolli'] });
  const event = { ...tasting, availability: eventAvailability(tasting, 0, now) };
  const summary = String(await eventSummary(event, { language: 'kr', now }));
  for (const phrase of ['네\u00a0사발', '할\u00a0수\u00a0있습니다']) expect(summary).toContain(phrase);
});
