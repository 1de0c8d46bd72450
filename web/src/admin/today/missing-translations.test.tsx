import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { CollectionStatus, UntranslatedItem } from '@app/domain/content/content-status.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { UntranslatedItems } from './missing-translations.tsx';

const item = (id: string, fields: Partial<UntranslatedItem> = {}): UntranslatedItem => ({
  id,
  title: `Item ${id}`,
  titleKr: '',
  missing: ['kr'],
  ...fields,
});
const found = (total: number, items: UntranslatedItem[]): CollectionStatus => ({
  total,
  missing: { kr: total, en: 0 },
  items,
});

it('counts all items with a missing text and links some of each kind to their forms', () => {
  const status = {
    products: found(
      2_000,
      ['a', 'b', 'c', 'd'].map((id) => item(id)),
    ),
    faqs: found(1, [item('e', { title: 'Where?', missing: ['kr', 'en'] })]),
  };
  renderAdmin(<UntranslatedItems status={status} />);
  expect(screen.getByRole('heading').textContent).toBe('Translations missing 2001');
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Item aProducts · Korean missing',
    'Item bProducts · Korean missing',
    'Item cProducts · Korean missing',
    'Where?FAQs · Korean missing · English missing',
  ]);
  expect(links[0]?.getAttribute('href')).toBe('/admin?tab=products&edit=a');
});

it('names all known items of a kind on a press, and says that the others follow', async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `${index}`);
  renderAdmin(
    <UntranslatedItems
      status={{
        products: found(
          25,
          ids.map((id) => item(id)),
        ),
      }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: '22 more items · Products' }));
  expect(screen.getAllByRole('link')).toHaveLength(20);
  expect(screen.getAllByRole('link').indexOf(document.activeElement as HTMLElement)).toBe(3);
  expect(screen.getByText('5 more items will appear as you translate these.')).toBeDefined();
});

it('says that everything is translated', () => {
  renderAdmin(<UntranslatedItems status={{ products: found(0, []) }} />);
  expect(screen.getByText('Everything is translated.')).toBeDefined();
});
