import { describe, expect, it } from 'vitest';
import { isAlcoholRelated } from '@app/domain/shared/alcohol.ts';
import { seedContent } from './seed-content.ts';

const { products, events, stories, storeLocations, faqs } = seedContent(new Date('2026-11-21T03:00:00Z'));

const tagged = [...products, ...events, ...stories];
const makgeolliFaqs = faqs.filter(({ category }) => category === 'makgeolli');
const otherFaqs = faqs.filter(({ category }) => category !== 'makgeolli');
const withAlcohol = [...tagged.filter(isAlcoholRelated), ...makgeolliFaqs];
const withoutAlcohol = [...tagged.filter((item) => !isAlcoholRelated(item)), ...storeLocations, ...otherFaqs];

/**
 * Words about topics that Korean law forbids in alcohol advertising: health, glamour, driving, work, minors, pregnancy,
 * prizes.
 */
const FORBIDDEN =
  /health|healthy|probiotic|immun|digest|detox|hangover|cure|vitamin|slimming|sexy|glamor|celebrity|driv(e|ing)\b|pregnan|child|\bteen|student|office|prize|lottery|건강|효능|효과|면역|유산균|소화|해독|숙취|비타민|미용|다이어트|섹시|연예인|운전|임신|임산부|어린이|아이들|청소년|미성년|학생|직장|회사|업무|경품|당첨|취하|만취/i;

/** Words that may occur only in items marked as age-restricted. */
const ALCOHOL =
  /makgeolli|takju|rice wine|\bwine|brewery|\balcohol|nuruk|막걸리|탁주|양조|누룩|술(을|이|은|맛|병|잔)|\b술\b/i;

describe('texts about alcohol', () => {
  it('exist in the content', () => {
    expect(withAlcohol.length).toBeGreaterThan(15);
    expect(withoutAlcohol.length).toBeGreaterThan(20);
  });

  it('contain no topic that the law forbids', () => {
    for (const item of withAlcohol) expect(JSON.stringify(item)).not.toMatch(FORBIDDEN);
  });

  it('state at every alcohol-related event that it is for adults', () => {
    for (const event of events.filter(isAlcoholRelated)) {
      expect(event.description).toMatch(/adults/);
      expect(event.descriptionKr).toMatch(/성인만/);
    }
  });

  it('occur only in items marked as age-restricted', () => {
    for (const item of withoutAlcohol) expect(JSON.stringify(item)).not.toMatch(ALCOHOL);
  });
});
