import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { NumbersSection } from './numbers-section.tsx';

it.each([
  ['kr', '이 기간에는 기록이 없습니다.', []],
  ['en', 'No figures in this period.', [{ id: '2026-05' }, { id: '2026-06' }]],
] as const)(
  'says in one sentence that a period has no figures, without a table of zeros (%s)',
  async (language, text, rows) => {
    renderAdmin(
      <NumbersSection
        subject={['revenue']}
        title="Sample section"
        note="Sample note"
        rows={rows}
        columns={[
          { key: 'month', title: 'Month', value: ({ id }) => id },
          { key: 'won', title: 'Amount', value: () => 0, kind: 'won', isCharted: true },
        ]}
      />,
      { language },
    );
    const section = await screen.findByRole('region', { name: 'Sample section' });
    expect(section.textContent.replaceAll('\u00a0', ' ')).toBe(`Sample section${text}`);
  },
);
