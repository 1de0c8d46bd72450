import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aContactSubmission, aSavedReply } from '@app/domain/testing/factories.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { findReply } from './kept-replies.ts';
import { ReplyForm } from './reply-form.tsx';
// Loaded before the tests, so that they do not wait for it.
import './saved-replies-dialog.tsx';

const parking = aSavedReply({
  title: 'Parking',
  text: 'There is no car park.',
  textKr: '주차장이 없습니다.',
});
const groups = aSavedReply({ title: 'Groups', text: 'Up to eight people.', textKr: '여덟 분까지 됩니다.' });

let server: ReturnType<typeof serveLive>;
beforeEach(() => {
  server = serveLive('savedReplies', { orderBy: ['title', 'asc'], limit: 50 });
});
afterEach(() => {
  server.stop();
  localStorage.clear();
});

async function openReply(language?: Language) {
  const contact = aContactSubmission({ language });
  renderAdmin(<ReplyForm contact={contact} onSent={() => {}} onCancel={() => {}} />);
  await server.answer([groups, parking]);
  return { id: contact.id, reply: await screen.findByRole<HTMLTextAreaElement>('textbox') };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('saved replies', () => {
  it.each([
    ['kr', '주차장이 없습니다.'],
    ['en', 'There is no car park.'],
    [undefined, '주차장이 없습니다.'],
  ] as const)('are inserted in the language of the message (%s)', async (language, text) => {
    const { reply } = await openReply(language);
    await press('Insert “Parking”');
    expect(reply.value).toBe(text);
  });

  it('are added below what is typed, which is kept with them', async () => {
    const { id, reply } = await openReply('en');
    await userEvent.type(reply, 'Hello ');
    await press('Insert “Parking”');
    await press('Insert “Groups”');
    const message = 'Hello\n\nThere is no car park.\n\nUp to eight people.';
    expect(reply.value).toBe(message);
    expect(findReply(id)?.message).toBe(message);
  });
});

async function openDialog() {
  await press('Edit saved replies');
  return within(await screen.findByRole('dialog', { name: 'Saved replies' }));
}
const titleField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });

describe('dialog of saved replies', () => {
  it('names the fields that are missing', async () => {
    await openReply();
    const dialog = await openDialog();
    await userEvent.type(titleField(), 'Directions');
    await press('Save');
    expect(await dialog.findByText('Please enter the text for visitors who write in Korean')).toBeDefined();
    expect(dialog.getByText('Please enter the text for visitors who write in English')).toBeDefined();
  });

  it('keeps what is typed after it is closed', async () => {
    await openReply();
    await openDialog();
    await userEvent.type(titleField(), 'Directions');
    await press('Close');
    await openDialog();
    expect(titleField().value).toBe('Directions');
  });

  it('keeps what is typed into a reply that is deleted on another device', async () => {
    await openReply();
    await openDialog();
    await press('Edit “Groups”');
    await userEvent.type(titleField(), ' of guests');
    await server.answer([parking]);
    expect(screen.queryByRole('button', { name: 'Edit “Groups”' })).toBeNull();
    expect(titleField().value).toBe('Groups of guests');
  });

  it('takes no more replies than it can show', async () => {
    await openReply();
    await openDialog();
    await server.answer(Array.from({ length: 50 }, (_, index) => aSavedReply({ title: `Reply ${index}` })));
    expect(screen.getByText(/^You can save up to 50 replies/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('fills the form with the reply whose Edit is pressed, and moves the focus there', async () => {
    await openReply();
    await openDialog();
    await press('Edit “Groups”');
    expect(document.activeElement).toBe(titleField());
    const textOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
    expect(['Title', 'Korean text', 'English text'].map(textOf)).toEqual([
      groups.title,
      groups.textKr,
      groups.text,
    ]);
  });

  it('asks before it deletes a reply', async () => {
    await openReply();
    await openDialog();
    await press('Delete “Groups”');
    expect(screen.getByText('Delete the saved reply “Groups”?')).toBeDefined();
    expect(screen.getByText(/^This cannot be undone/)).toBeDefined();
    await userEvent.click(screen.getByText('Keep it'));
    expect(screen.getByRole('button', { name: 'Edit “Groups”' })).toBeDefined();
  });
});
