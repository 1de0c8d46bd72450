import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useTranslation } from 'react-i18next';
import { beforeEach, expect, it } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { choiceFilter, fieldFilter, Filters, narrowedBy, useChosenOptions, type Filter } from './filters.tsx';

interface Item {
  type: 'coffee' | 'makgeolli';
  isActive: boolean;
}

const ITEMS: readonly Item[] = [
  { type: 'coffee', isActive: true },
  { type: 'coffee', isActive: false },
  { type: 'makgeolli', isActive: false },
];

function List({ filters }: { filters: readonly Filter<Item>[] }) {
  const { where, search, keep } = narrowedBy(useChosenOptions(filters));
  return (
    <>
      <Filters filters={filters} />
      <output>{JSON.stringify([where, search, ITEMS.filter(keep).length])}</output>
    </>
  );
}

function FieldsList() {
  const { t } = useTranslation('admin');
  return (
    <List
      filters={[
        fieldFilter(t, 'type', 'Type', [{ value: 'coffee', label: 'Coffee' }]),
        fieldFilter(t, 'isActive', 'Visibility', [{ value: false, label: 'Hidden' }]),
      ]}
    />
  );
}

const choose = async (label: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  // A closed list of options stays in the document.
  const options = await screen.findAllByText(option, { selector: '.ant-select-item-option-content' });
  await userEvent.click(options.at(-1)!);
};
const result = () => JSON.parse(screen.getByRole('status').textContent) as unknown;

const COFFEE = ['type', '==', 'coffee'];
const HIDDEN = ['isActive', '==', false];

beforeEach(() => window.history.replaceState(null, '', '/admin?tab=products&type=coffee'));

it('selects the items with the option in the address', () => {
  renderAdmin(<FieldsList />);
  expect(result()).toEqual([[COFFEE], { filters: { type: 'coffee' } }, 2]);
});

it('stores options in the address, and shows everything without one', async () => {
  renderAdmin(<FieldsList />);
  await choose('Visibility', 'Hidden');
  expect(result()).toEqual([[COFFEE, HIDDEN], { filters: { type: 'coffee', isActive: false } }, 1]);
  expect(window.location.search).toBe('?tab=products&type=coffee&isActive=false');
  await choose('Type', 'All');
  expect(result()).toEqual([[HIDDEN], { filters: { isActive: false } }, 2]);
});

it('ignores an option that does not exist', () => {
  window.history.replaceState(null, '', '/admin?type=a/b');
  renderAdmin(<FieldsList />);
  expect(result()).toEqual([[], { filters: {} }, 3]);
});

it('keeps its first choice out of the address, and searches the entries with the state of another', async () => {
  const states = choiceFilter<Item, 'all' | 'hidden'>({
    parameter: 'state',
    label: 'State',
    choices: ['all', 'hidden'],
    labelOf: (state) => (state === 'all' ? 'Every state' : 'Hidden only'),
    narrow: () => ({ where: [['isActive', '==', false]] }),
  });
  renderAdmin(<List filters={[states]} />);
  expect(result()).toEqual([[], { filters: {} }, 3]);
  await choose('State', 'Hidden only');
  expect(result()).toEqual([[HIDDEN], { state: 'hidden', filters: {} }, 3]);
  await choose('State', 'Every state');
  expect(window.location.search).toBe('?tab=products&type=coffee');
});
