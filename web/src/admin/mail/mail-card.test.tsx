import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Delivery, Mail } from '@app/domain/mail/mail-schema.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { MailCard } from './mail-card.tsx';

const mailWith = (delivery: Partial<Delivery>): Mail => ({
  id: 'sample',
  to: 'visitor@example.com',
  message: { subject: 'Sample subject', text: '', html: '' },
  language: 'kr',
  createdAt: new Date('2026-11-21T05:00:00Z'),
  delivery: { state: 'ERROR', attempts: 1, ...delivery },
});

describe('the card of a failed mail', () => {
  it.each([
    ['en', 'unknown', /^It is not known whether this email was sent/],
    ['en', 'expired', /^No mail server accepted this email in time/],
    ['kr', 'unknown', /^메일이 나갔는지 알 수 없습니다/],
    ['kr', 'expired', /^제때 메일을 받아 준 서버가 없어/],
  ] as const)('explains in %s that its delivery is %s', (language, problem, text) => {
    renderAdmin(<MailCard mail={mailWith({ problem })} />, { language });
    expect(screen.getByText(text)).toBeDefined();
  });

  it("shows the server's own text as English", () => {
    const error = '550 5.1.1 No such user';
    renderAdmin(<MailCard mail={mailWith({ problem: 'unknown', error })} />, { language: 'kr' });
    expect(screen.getByText(error).lang).toBe('en');
  });

  it('explains nothing any more while the mail is sent again', () => {
    renderAdmin(<MailCard mail={mailWith({ state: 'RETRY', problem: 'unknown' })} />);
    expect(screen.queryByText(/not known/)).toBeNull();
  });
});
