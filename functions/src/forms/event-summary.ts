import { html } from 'hono/html';
import { formatDuration } from '@app/domain/event/format-duration.ts';
import { alcoholWarning, isAlcoholRelated } from '@app/domain/shared/alcohol.ts';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { pageText } from '../mail/mail-text.ts';
import type { BookableEvent } from './bookable-event.ts';
import { factList } from './fact-list.ts';

/**
 * Returns title, time, place and price of the event, who leads it and what it includes, with the statutory warning if it involves
 * alcohol.
 */
export function eventSummary(event: BookableEvent, { language, now }: { language: Language; now: Date }) {
  const t = pageText(language, 'booking');
  const host = localized(event, 'host', language);
  const includes = localized(event, 'includes', language) ?? [];
  const facts = [
    [t('event'), localized(event, 'title', language)],
    [t('time'), `${formatEventTime(event.dateTime, language)} KST`],
    [t('place'), localized(event, 'location', language)],
    [t('duration'), formatDuration(event.duration, language)],
    ...(host ? [[t('host'), host] as const] : []),
    ...(includes.length > 0 ? [[t('includes'), includes.join('\n')] as const] : []),
    [t('pricePerPerson'), event.price === 0 ? t('free') : formatWon(event.price)],
  ] as const;
  return html`${factList(facts)}
  ${
    isAlcoholRelated(event)
      ? html`<p class="fine">
          ${t('notices.bringProofOfAge')} ${keepTogether(alcoholWarning(now, language))}
        </p>`
      : ''
  }`;
}
