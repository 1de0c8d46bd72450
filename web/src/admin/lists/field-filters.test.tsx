import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { whereOf } from '../live/selection.ts';
import { FieldFilters, hasValues, useFieldFilters, type FieldFilter } from './field-filters.tsx';

interface Item {
  type: 'coffee' | 'makgeolli';
  isActive: boolean;
}

const FILTERS: readonly FieldFilter<Item>[] = [
  { field: 'type', label: 'Type', options: [{ value: 'coffee', label: 'Coffee' }] },
  { field: 'isActive', label: 'Visibility', options: [{ value: false, label: 'Hidden' }] },
];

const ITEMS: readonly Item[] = [
  { type: 'coffee', isActive: true },
  { type: 'coffee', isActive: false },
  { type: 'makgeolli', isActive: false },
];

function List() {
  const selected = useFieldFilters(FILTERS);
  const kept = ITEMS.filter((item) => hasValues(item, selected ?? {}));
  return (
    <>
      <FieldFilters filters={FILTERS} />
      <output>
        {JSON.stringify(selected ? whereOf(selected) : null)} {kept.length}
      </output>
    </>
  );
}

const choose = async (label: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  // A closed list of options stays in the document.
  const options = await screen.findAllByText(option, { selector: '.ant-select-item-option-content' });
  await userEvent.click(options.at(-1)!);
};
const result = () => screen.getByRole('status').textContent;

beforeEach(() => window.history.replaceState(null, '', '/admin?tab=products&type=coffee'));

it('selects the items with the option in the address', () => {
  renderAdmin(<List />);
  expect(result()).toBe('[["type","==","coffee"]] 2');
});

it('stores options in the address, and shows everything without one', async () => {
  renderAdmin(<List />);
  await choose('Visibility', 'Hidden');
  expect(result()).toBe('[["type","==","coffee"],["isActive","==",false]] 1');
  expect(window.location.search).toBe('?tab=products&type=coffee&isActive=false');
  await choose('Type', 'All');
  expect(result()).toBe('[["isActive","==",false]] 2');
});

it('ignores an option that does not exist', () => {
  window.history.replaceState(null, '', '/admin?type=a/b');
  renderAdmin(<List />);
  expect(result()).toBe('null 3');
});
