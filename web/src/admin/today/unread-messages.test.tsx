import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, expect, it } from 'vitest';
import { aContactSubmission } from '@app/domain/testing/factories.ts';
import { findReply, keepReply } from '../contacts/kept-replies.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { UNREAD } from './counts.ts';
import { UnreadList } from './unread-messages.tsx';

const at = (minute: number) => Timestamp.fromDate(new Date(Date.UTC(2026, 10, 21, 5, minute)));
type Message = ReturnType<typeof message>;
const message = (minute: number) => ({
  ...aContactSubmission({ name: `Sample Sender ${minute}` }),
  createdAt: at(minute),
});
const messages = [5, 4, 3, 2].map(message);
const [newest, second, third, oldest] = messages as [Message, Message, Message, Message];

beforeEach(() => localStorage.clear());

/** Stands in for the server's messages. */
function serveMessages() {
  const unread = serveLive('contacts', UNREAD);
  const single = serveLive('contacts', { where: [['__name__', '==', oldest.id]], limit: 1 });
  return {
    unread,
    single,
    [Symbol.dispose]: () => {
      unread.stop();
      single.stop();
    },
  };
}

const shown = () =>
  screen.getAllByRole('article').map((card) => card.textContent?.match(/Sample Sender \d/)?.[0]);
const cardOf = ({ name }: { name: string }) => within(screen.getByRole('article', { name }));
const reply = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Reply to ${oldest.name}` });

it('keeps a message whose reply is being written when newer ones arrive or it is read elsewhere', async () => {
  using server = serveMessages();
  renderAdmin(<UnreadList />);
  await server.unread.answer([second, third, oldest]);
  await userEvent.click(cardOf(oldest).getByRole('button', { name: /^Reply:/ }));
  const field = await reply();
  await userEvent.type(field, 'Half an answer');
  await server.single.answer([oldest]);
  await server.unread.answer([newest, second, third]);
  expect(shown()).toEqual(messages.map(({ name }) => name));
  expect(await reply()).toBe(field);
  expect(document.activeElement).toBe(field);
  await server.single.answer([Object.assign(oldest, { isRead: true })]);
  expect(field.isConnected).toBe(true);
  server.unread.lose();
  expect(field.isConnected).toBe(true);
});

it('forgets the reply to a message that has been deleted, once the server says so', async () => {
  using server = serveMessages();
  keepReply(oldest.id, { message: 'Half an answer', idempotencyKey: 'key' });
  renderAdmin(<UnreadList />);
  await server.unread.answer([newest]);
  server.single.lose();
  expect(findReply(oldest.id)).not.toBeNull();
  await server.single.answer([]);
  expect(findReply(oldest.id)).toBeNull();
  expect(shown()).toEqual([newest.name]);
});

it('offers an unsent reply again after a reload, without taking the focus', async () => {
  using server = serveMessages();
  const { unmount } = renderAdmin(<UnreadList />);
  await server.unread.answer([oldest]);
  await userEvent.click(cardOf(oldest).getByRole('button', { name: /^Reply:/ }));
  await userEvent.type(await reply(), 'Half an answer');
  unmount();
  renderAdmin(<UnreadList />);
  await server.single.answer([oldest]);
  await server.unread.answer([newest]);
  expect((await reply()).value).toBe('Half an answer');
  expect(document.activeElement).toBe(document.body);
  await userEvent.clear(await reply());
  await userEvent.type(await reply(), 'Written anew');
  expect((await reply()).value).toBe('Written anew');
});
