import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { finishInAllTabs } from '../deleting/deletions.ts';
import { FAQS } from '../faqs/faq-kind.ts';
import { AUTOSAVE_MS } from '../form/draft-writer.ts';
import { findDraft, type Draft } from '../form/drafts.ts';
import { loadFormParts } from '../testing/load-form-parts.ts';
import { serveDrafts } from '../testing/drafts-on-server.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { EditForm } from './edit-form.tsx';
import { useDraft } from './use-draft.ts';
import { storeKeptDrafts } from './use-drafts.ts';

beforeAll(loadFormParts);

let server: Awaited<ReturnType<typeof serveDrafts>>;
let id: string;
beforeEach(async () => {
  id = crypto.randomUUID();
  server = await serveDrafts('faqs');
});
afterEach(() => server.stop());

const openForm = () =>
  renderAdmin(<EditForm kind={FAQS} id={id} opened={null} latest={null} onClose={() => {}} />);
const question = () => screen.getByLabelText<HTMLInputElement>('Question (English)');
const type = (text: string) => fireEvent.change(question(), { target: { value: text } });
const untilKept = (text?: string) =>
  vi.waitUntil(() => {
    const kept = findDraft('faqs', id);
    return kept && (text === undefined || kept.changes.question === text);
  });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const draft = (changes: Draft['changes'], savedAt = new Date('2026-11-21T05:00:00Z')): Draft => ({
  id,
  isNew: true,
  title: '',
  savedAt,
  changes,
});

it('leaves a draft on the server alone when text is typed and removed before the server has answered', async () => {
  server.store(draft({ question: 'Where?' }));
  openForm();
  type('W');
  await untilKept();
  type('');
  await waitFor(() => expect(findDraft('faqs', id)).toBeNull());
  expect(await server.find(id)).toEqual({ question: 'Where?' });
});

it('removes the draft that it has restored from the server when its changes are given up', async () => {
  openForm();
  await server.answer(draft({ question: 'Where?' }));
  await press('Restore them');
  await press('Cancel');
  await press('Leave without saving');
  expect(await server.find(id)).toBeUndefined();
});

it('leaves a draft that another device has continued when its own changes are given up', async () => {
  openForm();
  await server.answer(draft({ question: 'Where?' }));
  await press('Restore them');
  await server.answer(draft({ question: 'Where?', answer: 'Here' }));
  await press('Cancel');
  await press('Leave without saving');
  expect(await server.find(id)).toEqual({ question: 'Where?', answer: 'Here' });
});

/** Writes what waits to the server at once, as when the page is left for another tab. */
function hidePage(): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('removes what it has written also while the drafts of the server are unknown again', async () => {
  openForm();
  await server.answer();
  type('Where?');
  await untilKept();
  hidePage();
  expect(await server.find(id)).toEqual({ question: 'Where?' });
  server.lose();
  await press('Cancel');
  await press('Leave without saving');
  expect(await server.find(id)).toBeUndefined();
});

it('writes what waits when a tab is about to log out', async () => {
  openForm();
  await server.answer();
  type('Where?');
  await untilKept();
  expect(await server.find(id)).toBeUndefined();
  await finishInAllTabs();
  await waitFor(async () => expect(await server.find(id)).toEqual({ question: 'Where?' }));
});

it('writes what was typed before the server has answered when this tab logs out, besides what the server has', async () => {
  server.store(draft({ question: 'When?', answer: 'Here' }));
  openForm();
  type('Where?');
  await untilKept();
  void storeKeptDrafts();
  await waitFor(async () => expect(await server.find(id)).toEqual({ question: 'Where?', answer: 'Here' }));
});

it('writes no text that was restored and removed again when this tab logs out', async () => {
  openForm();
  await server.answer(draft({ question: 'Where?' }));
  await press('Restore them');
  fireEvent.change(screen.getByLabelText('Answer (English)'), { target: { value: 'Here' } });
  type('');
  await vi.waitUntil(() => findDraft('faqs', id)?.changes.question === undefined && findDraft('faqs', id));
  void storeKeptDrafts();
  await waitFor(async () => expect(await server.find(id)).toEqual({ answer: 'Here' }));
});

it('leaves a draft that another device has written since the last change here when this tab logs out', async () => {
  openForm();
  await server.answer();
  type('Where?');
  await untilKept();
  await server.answer(draft({ answer: 'Now' }, new Date(Date.now() + 60_000)));
  await storeKeptDrafts();
  expect(await server.find(id)).toEqual({ answer: 'Now' });
});

describe('a draft that another device changes while the form is open', () => {
  const notice = () => screen.queryByText(/was changed in another window or on another device/);

  beforeEach(async () => {
    openForm();
    await server.answer();
    type('Where?');
    await untilKept();
    hidePage();
    await server.answer(draft({ question: 'Where?' }));
  });

  it('is not announced while it is the one of this form', () => {
    expect(notice()).toBeNull();
  });

  it('is announced, and stays until the admin decides', async () => {
    await server.answer(draft({ question: 'When?', answer: 'Now' }));
    expect(notice()).not.toBeNull();
    expect(question().value).toBe('Where?');
    await press('Keep mine');
    expect(notice()).toBeNull();
    expect(question().value).toBe('Where?');
    await server.answer(draft({ question: 'Who?' }));
    expect(notice()).not.toBeNull();
  });

  it('takes the place of what is in the form on request', async () => {
    await server.answer(draft({ question: 'When?' }));
    await press('Use that text');
    expect(question().value).toBe('When?');
    expect(notice()).toBeNull();
  });
});

describe('a draft of another device that arrives before what was typed here is stored', () => {
  const notice = () => screen.queryByText(/was changed in another window or on another device/);
  const pause = () => vi.advanceTimersByTimeAsync(AUTOSAVE_MS);

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    openForm();
    await server.answer();
    type('Where?');
    await untilKept();
    await server.answer(draft({ answer: 'Now' }));
  });
  afterEach(() => void vi.useRealTimers());

  it('stays until the admin has decided, also when the page is hidden', async () => {
    await pause();
    hidePage();
    expect(notice()).not.toBeNull();
    expect(await server.find(id)).toEqual({ answer: 'Now' });
    expect(findDraft('faqs', id)?.changes).toEqual({ question: 'Where?' });
  });

  it('is replaced once the admin keeps the text of this form', async () => {
    click('Keep mine');
    await pause();
    expect(await server.find(id)).toEqual({ question: 'Where?' });
  });

  it('is replaced by what is typed after the notice', async () => {
    type('Where to?');
    await untilKept('Where to?');
    await pause();
    expect(await server.find(id)).toEqual({ question: 'Where to?' });
  });

  it('is replaced when the form is left and its draft is kept', async () => {
    click('Cancel');
    click('Leave and keep the draft');
    expect(await server.find(id)).toEqual({ question: 'Where?' });
  });

  it('takes the place of the whole form, also of fields that only this form has changed', async () => {
    click('Use that text');
    expect(question().value).toBe('');
    await pause();
    expect(await server.find(id)).toEqual({ answer: 'Now' });
  });
});

describe('a draft that another device continues before it is restored here', () => {
  const titles = () => screen.queryAllByText(/You have unsaved changes from|was changed in another window/);

  beforeEach(async () => {
    openForm();
    await server.answer(draft({ question: 'Where?' }));
    await server.answer(draft({ answer: 'Now' }));
  });

  it('is announced in one notice', () => {
    expect(titles().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('was changed in another window'),
    ]);
  });

  it('is continued without the text that it no longer contains', async () => {
    click('Use that text');
    expect(titles()).toEqual([]);
    type('When?');
    await untilKept('When?');
    hidePage();
    expect(await server.find(id)).toEqual({ question: 'When?', answer: 'Now' });
  });
});

it('leaves a draft that it has not seen, also after an earlier form on this page has written one', async () => {
  const { unmount } = openForm();
  await server.answer();
  type('Where?');
  await untilKept();
  unmount();
  expect(await server.find(id)).toEqual({ question: 'Where?' });
  server.lose();
  server.store(draft({ answer: 'Now' }));
  openForm();
  type('When?');
  await untilKept('When?');
  click('Cancel');
  click('Leave without saving');
  expect(await server.find(id)).toEqual({ answer: 'Now' });
});

describe('a draft that is continued', () => {
  beforeEach(() => history.replaceState({ usr: { continued: true } }, ''));

  it('is restored without a question', async () => {
    openForm();
    await server.answer(draft({ question: 'Where?' }));
    expect(await screen.findByDisplayValue('Where?')).toBe(question());
  });

  it('is offered, and replaces nothing, when something was typed before the server has answered', async () => {
    openForm();
    type('Who?');
    await untilKept();
    await server.answer(draft({ question: 'Where?' }));
    expect(question().value).toBe('Who?');
    await press('Restore them');
    expect(question().value).toBe('Where?');
  });
});

it('tells when its values go into a draft on the server, and not while that is unknown', async () => {
  const onStored = vi.fn<() => void>();
  const [initialValues, values] = [{ question: '' }, { question: 'Where?' }];
  function Changed() {
    useDraft({
      kind: FAQS,
      id,
      isNew: true,
      initialValues,
      values,
      isDirty: true,
      restore: () => {},
      onStored,
    });
    return null;
  }
  renderAdmin(<Changed />);
  expect(onStored).not.toHaveBeenCalled();
  await server.answer();
  expect(onStored).toHaveBeenCalledOnce();
});
