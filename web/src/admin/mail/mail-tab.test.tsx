import { screen } from '@testing-library/react';
import { Timestamp } from 'firebase/firestore';
import { expect, it, onTestFinished } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { MailTab } from './mail-tab.tsx';

it.each([
  ['waiting', 'PENDING', ['PENDING', 'RETRY', 'PROCESSING']],
  ['failed', 'ERROR', ['ERROR']],
])('lists among the %s mails those in each state of theirs', async (_, choice, states) => {
  const [first, ...others] = states;
  const server = serveLive('mail', {
    where: [others.length > 0 ? ['delivery.state', 'in', states] : ['delivery.state', '==', first!]],
    orderBy: ['createdAt', 'desc'],
    limit: 25,
  });
  onTestFinished(server.stop);
  window.history.replaceState(null, '', `?state=${choice}`);
  renderAdmin(<MailTab />);
  await server.answer(
    states.map((state) => ({
      id: state,
      to: `${state}@example.com`,
      message: { subject: 'Hello', text: '', html: '' },
      createdAt: Timestamp.fromDate(new Date('2026-11-21T05:00:00Z')),
      delivery: { state, attempts: 1 },
    })),
  );
  expect(screen.getAllByText(/@example.com$/).map(({ textContent }) => textContent)).toEqual(
    states.map((state) => `${state}@example.com`),
  );
});
