import { describe, expect, it } from 'vitest';
import { aCoffee, aFaq, aMakgeolli, aStoreLocation, aStory, anEvent } from '../testing/factories.ts';
import { MAX_RESULTS, searchEntries } from './search-entries.ts';
import { eventEntry, faqEntry, productEntry, storeEntry, storyEntry } from './search-entry.ts';

const NOW = new Date('2026-05-01T00:00:00Z');
const blend = productEntry(aCoffee({ title: 'Sunlit Wall Blend', titleKr: '볕담 블렌드' }), [
  'Coffee',
  '커피',
]);
const jar = productEntry(aMakgeolli({ title: 'Jar', titleKr: '담 막걸리' }), ['막걸리']);
const past = eventEntry(
  anEvent({ titleKr: '볕담에서 내리기', dateTime: new Date('2026-04-01T00:00:00Z') }),
  [],
);
const coming = eventEntry(
  anEvent({ titleKr: '볕담에서 볶기', dateTime: new Date('2026-06-01T00:00:00Z') }),
  [],
);
const story = storyEntry(
  aStory({ titleKr: '첫해', bodyKr: '볕담의 첫해 이야기입니다. 커피를 볶았습니다.' }),
  [],
);
const all = [past, story, jar, blend, coming];
const idsOf = (search: string) => searchEntries(all, search, NOW).map(({ id }) => id);

describe('searchEntries', () => {
  it('puts titles before texts, and past events last', () => {
    expect(idsOf('볕담')).toEqual([blend.id, coming.id, story.id, past.id]);
  });

  it('leaves a visitor who sees no alcohol as many results as others', () => {
    const copies = (entry: typeof blend) => Array.from({ length: MAX_RESULTS + 1 }, () => entry);
    const found = searchEntries([...copies(jar), ...copies(blend)], '담', NOW);
    expect(found.filter(({ type }) => type === 'coffee')).toHaveLength(MAX_RESULTS);
    expect(found.filter(({ type }) => type === 'makgeolli')).toHaveLength(MAX_RESULTS);
  });

  it('does not find a story by the addresses of its links', () => {
    const linked = storyEntry(aStory({ body: 'A **strong** [word](https://example.com/hidden)' }), []);
    expect(searchEntries([linked], 'strong word', NOW)).toHaveLength(1);
    expect(searchEntries([linked], 'hidden', NOW)).toEqual([]);
  });

  it('finds an event by who hosts it', () => {
    const hosted = eventEntry(anEvent({ host: 'Kim Dam', hostKr: '김담' }), []);
    expect(searchEntries([hosted], '김담', NOW)).toHaveLength(1);
    expect(searchEntries([hosted], 'kim', NOW)).toHaveLength(1);
  });

  it('finds Korean initials in titles only', () => {
    expect(idsOf('ㅂㄷ')).toEqual([blend.id, coming.id, past.id]);
    expect(idsOf('ㅊㅎ')).toEqual([story.id]);
  });

  it('finds both languages, and labels that are not stored', () => {
    expect(idsOf('sunlit')).toEqual([blend.id]);
    expect(idsOf('커피 볶았')).toEqual([story.id]);
    expect(idsOf('coffee')).toContain(blend.id);
  });

  it('finds questions by their answer, and stores by their address', () => {
    const faq = faqEntry(aFaq({ answerKr: '결제하신 방법으로 환불해 드립니다.', answer: 'We refund.' }), []);
    const store = storeEntry(aStoreLocation({ addressKr: '예시구 예시로 1' }));
    expect(searchEntries([faq, store], '환불', NOW)).toMatchObject([{ kind: 'faq', id: faq.id }]);
    expect(searchEntries([faq, store], 'refund', NOW)).toMatchObject([{ kind: 'faq' }]);
    expect(searchEntries([faq, store], '예시로', NOW)).toMatchObject([{ kind: 'store', id: store.id }]);
  });

  it('finds similar words only when no entry has the word itself, and says so', () => {
    expect(searchEntries(all, 'sunlitt', NOW)).toMatchObject([{ id: blend.id, isSimilar: true }]);
    expect(searchEntries(all, 'sunlit', NOW)[0]).not.toHaveProperty('isSimilar');
    expect(idsOf('sunlitt xxxxxx')).toEqual([]);
  });

  it('puts similar words of a title before those of other texts', () => {
    const fruit = productEntry(aCoffee({ title: 'Plum' }), ['Ethiopia']);
    const guji = productEntry(aCoffee({ title: 'Ethiopia Guji' }), []);
    expect(searchEntries([fruit, guji], 'etiopia', NOW).map(({ id }) => id)).toEqual([guji.id, fruit.id]);
  });

  it('needs every word', () => expect(idsOf('볕담 없는말')).toEqual([]));
  it.each(['', '  '])('finds nothing for an empty search', (search) => expect(idsOf(search)).toEqual([]));

  it('returns no text that only the search needs', () => {
    expect(searchEntries(all, 'sunlit', NOW)[0]).not.toHaveProperty('terms');
  });
});
