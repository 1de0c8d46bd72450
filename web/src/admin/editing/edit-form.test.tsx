import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Faq } from '@app/domain/faq/faq-schema.ts';
import { ALWAYS_VISIBLE } from '@app/domain/shared/visibility.ts';
import { aCoffee, aFaq, anEvent, aStory } from '@app/domain/testing/factories.ts';
import { EVENTS } from '../events/event-kind.ts';
import { FAQS } from '../faqs/faq-kind.ts';
import { findDraft, keepDraft } from '../form/drafts.ts';
import { PRODUCTS } from '../products/product-kind.ts';
import { SessionEnded } from '../session/renewal.ts';
import { STORIES } from '../stories/story-kind.ts';
import { translations } from '../../testing/translations.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { loadFormParts } from '../testing/load-form-parts.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { toFields, toValues } from './conversions.ts';
import { copyFields, fieldsOf, type ReviewProps } from './content-kind.ts';
import { problemsOf, requiredNames } from './problems.ts';
import { EditForm } from './edit-form.tsx';

beforeAll(loadFormParts);

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const form = () => <EditForm kind={FAQS} id="a" opened={null} latest={null} onClose={() => {}} />;
const question = () => screen.getByLabelText<HTMLInputElement>('Question (English)');

it('offers the text of an earlier visit again', async () => {
  const { unmount } = renderAdmin(form());
  expect(screen.getByText('Save and publish')).toBeDefined();
  fireEvent.change(question(), { target: { value: 'Where?' } });
  await waitFor(() => expect(findDraft('faqs', 'a')?.changes).toEqual({ question: 'Where?' }));
  unmount();
  renderAdmin(form());
  expect(question().value).toBe('');
  await userEvent.click(screen.getByText('Restore them'));
  expect(question().value).toBe('Where?');
});

it.each([
  ['keeps', 'Leave and keep the draft', { question: 'Where?' }],
  ['gives up', 'Leave without saving', undefined],
])('%s the draft when the form is left', async (_, choice, kept) => {
  renderAdmin(form());
  await userEvent.type(question(), 'Where?');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: choice }));
  await waitFor(() => expect(findDraft('faqs', 'a')?.changes).toEqual(kept));
});

it('asks about a text that was typed just before Escape', async () => {
  const onClose = vi.fn<() => void>();
  renderAdmin(<EditForm kind={FAQS} id="a" opened={null} latest={null} onClose={onClose} />);
  fireEvent.change(question(), { target: { value: 'Where?' } });
  fireEvent.keyDown(question(), { key: 'Escape', code: 'Escape', keyCode: 27 });
  expect(await screen.findByRole('button', { name: 'Leave without saving' })).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
});

it('keeps what was found while it is offered and something else is typed', async () => {
  keepDraft('faqs', {
    id: 'a',
    isNew: true,
    title: '',
    savedAt: new Date('2026-11-21T05:00:00Z'),
    changes: { answer: 'Here' },
    isStored: false,
  });
  renderAdmin(form());
  await userEvent.type(question(), 'Where?');
  await waitFor(() =>
    expect(findDraft('faqs', 'a')?.changes).toEqual({ question: 'Where?', answer: 'Here' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Discard them' }));
  await waitFor(() => expect(findDraft('faqs', 'a')?.changes).toEqual({ question: 'Where?' }));
});

it('has no draft when the typed text is removed again', async () => {
  renderAdmin(form());
  await userEvent.type(question(), 'W');
  await waitFor(() => expect(findDraft('faqs', 'a')).not.toBeNull());
  await userEvent.clear(question());
  await waitFor(() => expect(findDraft('faqs', 'a')).toBeNull());
});

it('marks the fields without which the item cannot be saved', () => {
  renderAdmin(form());
  const isRequired = (label: string) => screen.getByLabelText(label).getAttribute('aria-required');
  expect([isRequired('Question (English)'), isRequired('Answer (English)')]).toEqual(['true', 'true']);
  expect(isRequired('Question (Korean)')).toBe('false');
});

it('marks the time of an event, and none that may be left out', () => {
  const fields = fieldsOf(EVENTS);
  const names = requiredNames(EVENTS.schema, fields, toValues(fields, copyFields(EVENTS, anEvent(), NOW)));
  expect(names).toContain('dateTime');
  expect(names).not.toContain('visibleFrom');
});

describe('a product that is edited', () => {
  const coffee = aCoffee();
  const notice = 'This was changed elsewhere.';
  const edit = (latest: typeof coffee) =>
    renderAdmin(
      <EditForm kind={PRODUCTS} id={coffee.id} opened={coffee} latest={latest} onClose={() => {}} />,
    );

  it('is not in conflict with the sale of its last piece', () => {
    edit({ ...coffee, hasNoneLeft: true });
    expect(screen.queryByText(notice)).toBeNull();
  });

  it('is in conflict with the edit of another admin', () => {
    edit({ ...coffee, hasNoneLeft: true, title: 'Another title' });
    expect(screen.getByText(notice)).toBeDefined();
  });
});

describe('the stock in the form of a product', () => {
  it('is no part of the product', () => {
    const fields = fieldsOf(PRODUCTS);
    expect(toFields(fields, toValues(fields, { ...aCoffee(), stock: 4 }))).not.toHaveProperty('stock');
  });
});

describe('an invalid value', () => {
  const answer = () => screen.getByLabelText<HTMLInputElement>('Answer (English)');
  const isInvalid = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';

  it('has its error beside the field once that is left, until the value is valid', async () => {
    renderAdmin(form());
    await userEvent.click(question());
    expect(isInvalid(question())).toBe(false);
    await userEvent.tab();
    expect(await screen.findByText(/Question/, { selector: '[id$=error]' })).toBeDefined();
    expect(isInvalid(question())).toBe(true);
    expect(isInvalid(answer())).toBe(false);
    fireEvent.change(question(), { target: { value: 'Where?' } });
    await waitFor(() => expect(isInvalid(question())).toBe(false));
  });

  it('is counted and gets the focus when the item is to be saved', async () => {
    renderAdmin(form());
    fireEvent.change(question(), { target: { value: 'Where?' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save and publish' }));
    await waitFor(() => expect(document.activeElement).toBe(answer()));
    expect(screen.getByText(t('editing.toFix', { count: 2 }))).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('Answer (English): ');
    fireEvent.change(question(), { target: { value: '' } });
    expect(await screen.findByText(t('editing.toFix', { count: 3 }))).toBeDefined();
    expect(isInvalid(question())).toBe(true);
  });
});

describe('a value that the server refuses', () => {
  it('has the focus, its error, the summary at the top and a toast, until it is another value', async () => {
    const Dialog = lazyChunk<ReviewProps<Faq>>(async () => ({ onProblem }: ReviewProps<Faq>) => (
      <button type="button" onClick={() => onProblem('question', 'It has been asked before')}>
        Refuse
      </button>
    ));
    const faq = aFaq();
    const kind = { ...FAQS, review: { isNeeded: async () => true, Dialog } };
    renderAdmin(<EditForm kind={kind} id={faq.id} opened={faq} latest={faq} onClose={() => {}} />);
    fireEvent.change(question(), { target: { value: 'Where?' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save and publish' }));
    await userEvent.click(await screen.findByText('Refuse'));
    await waitFor(() => expect(document.activeElement).toBe(question()));
    expect(question().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Question (English): It has been asked before')).toBeDefined();
    expect(screen.getByText(t('faqs.saveFailed'))).toBeDefined();
    fireEvent.change(screen.getByLabelText('Answer (English)'), { target: { value: 'Here' } });
    await screen.findByText('Question (English): It has been asked before');
    fireEvent.change(question(), { target: { value: 'Where then?' } });
    await waitFor(() => expect(question().getAttribute('aria-invalid')).toBe('false'));
  });
});

it('moves to a description of a picture that is too long when it is to be saved', async () => {
  answerTags();
  const story = aStory({ coverImage: 'content/sample.jpg', coverImageAlt: 'long '.repeat(100) });
  renderAdmin(<EditForm kind={STORIES} id={story.id} opened={story} latest={story} onClose={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save and publish' }));
  const description = screen.getByLabelText('Description of picture 1 (English)');
  await waitFor(() => expect(document.activeElement).toBe(description));
});

it('says beside its buttons why it could not be saved, until it is saved again', async () => {
  let isConnected = false;
  const review = {
    isNeeded: async () => {
      if (!isConnected) throw new TypeError('Failed to fetch');
      return true;
    },
    Dialog: lazyChunk<ReviewProps<Faq>>(async () => () => <p>Saved after a review</p>),
  };
  const faq = aFaq();
  const kind = { ...FAQS, review };
  renderAdmin(<EditForm kind={kind} id={faq.id} opened={faq} latest={faq} onClose={() => {}} />);
  fireEvent.change(question(), { target: { value: 'Where?' } });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save and publish' }));
  const reason = () => screen.queryByText(/^The server cannot be reached/);
  await save();
  await waitFor(() => expect(reason()?.textContent).toContain('All that you entered is still here.'));
  expect(question().value).toBe('Where?');
  isConnected = true;
  await save();
  expect(await screen.findByText('Saved after a review')).toBeDefined();
  expect(reason()).toBeNull();
});

it('asks for the password only once when that is declined', async () => {
  const isNeeded = vi.fn<() => Promise<boolean>>().mockRejectedValue(new SessionEnded());
  const faq = aFaq();
  const kind = { ...FAQS, review: { isNeeded, Dialog: lazyChunk<ReviewProps<Faq>>(async () => () => null) } };
  renderAdmin(<EditForm kind={kind} id={faq.id} opened={faq} latest={faq} onClose={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save and publish' }));
  await screen.findByText(/All that you entered is still here\.$/);
  expect(isNeeded).toHaveBeenCalledOnce();
});

it('saves once when Save is pressed again after the save, while the dialog closes', async () => {
  const isNeeded = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
  const Dialog = lazyChunk<ReviewProps<Faq>>(async () => ({ onSaved }: ReviewProps<Faq>) => (
    <button type="button" onClick={() => onSaved()}>
      Save after a review
    </button>
  ));
  const faq = aFaq();
  const kind = { ...FAQS, review: { isNeeded, Dialog } };
  const onClose = vi.fn<() => void>();
  renderAdmin(<EditForm kind={kind} id={faq.id} opened={faq} latest={faq} onClose={onClose} />);
  const save = screen.getByRole('button', { name: 'Save and publish' });
  await userEvent.click(save);
  fireEvent.click(await screen.findByText('Save after a review'));
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.click(save);
  expect(isNeeded).toHaveBeenCalledOnce();
});

/** Answers the request for the tags in use. */
const answerTags = () => vi.stubGlobal('fetch', async () => Response.json([]));

it('says anew what saving does when the time to publish comes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
  answerTags();
  const story = aStory({ publishedAt: new Date(NOW.getTime() + 90_000) });
  renderAdmin(<EditForm kind={STORIES} id={story.id} opened={story} latest={story} onClose={() => {}} />);
  expect(screen.getByText('Schedule for November 21')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(screen.getByText('Save and publish')).toBeDefined();
});

const NOW = new Date('2026-11-21T05:00:00Z');
const PAST = new Date('2020-01-01T00:00:00Z');
const t = translations.in('en').getFixedT(null, 'admin');

describe('a copy', () => {
  it('begins with the fields of its original, hidden, and is kept as unsaved changes', async () => {
    const faq = aFaq({ question: 'Where are you?' });
    const template = copyFields(FAQS, faq, NOW);
    renderAdmin(
      <EditForm kind={FAQS} id="b" opened={null} latest={null} template={template} onClose={() => {}} />,
    );
    expect(question().value).toBe('Where are you?');
    expect(await screen.findByRole('button', { name: 'Save unpublished' })).toBeDefined();
    await waitFor(() =>
      expect(findDraft('faqs', 'b')?.changes).toMatchObject({ question: 'Where are you?', isActive: false }),
    );
  });

  it.each([
    ['a product', PRODUCTS, aCoffee({ visibleUntil: PAST }), { isPublished: false, ...ALWAYS_VISIBLE }],
    ['a story', STORIES, aStory(), { isPublished: false, publishedAt: NOW }],
  ] as const)('of %s is unpublished', (_, kind, item, expected) => {
    const fields = fieldsOf(kind);
    expect(toFields(fields, toValues(fields, copyFields(kind as never, item as never, NOW)))).toMatchObject(
      expected,
    );
  });

  it('of an event lacks nothing but its date', () => {
    const fields = fieldsOf(EVENTS);
    const values = toValues(fields, copyFields(EVENTS, anEvent({ dateTime: PAST }), NOW));
    expect(problemsOf(EVENTS.schema, fields, values, t)).toEqual({ dateTime: 'Choose a date and a time' });
    expect(toFields(fields, values)).toMatchObject({ title: 'Sample Workshop', isActive: true });
  });
});

it('moves to the missing text of a picture, also from the preview', async () => {
  answerTags();
  const story = aStory({ coverImage: 'content/sample.jpg', coverImageAlt: 'A jar', coverImageAltKr: '' });
  renderAdmin(<EditForm kind={STORIES} id={story.id} opened={story} latest={story} onClose={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await userEvent.click(screen.getByRole('button', { name: /translated$/ }));
  await userEvent.click(screen.getByRole('button', { name: /picture/i }));
  expect(document.activeElement).toBe(screen.getByLabelText(/Korean/, { selector: '[name=coverImage]' }));
});
