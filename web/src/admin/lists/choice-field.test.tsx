import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { ChoiceField } from './choice-field.tsx';

const OPTIONS = ['All', 'Cupping', 'Hand drip', 'First jar'].map((label) => ({ value: label, label }));
const searches: string[] = [];

function Page() {
  const [chosen, setChosen] = useState('All');
  return (
    <ChoiceField
      label="Event"
      options={OPTIONS}
      value={chosen}
      onChoose={setChosen}
      showSearch={{ optionFilterProp: 'label', onSearch: (text) => searches.push(text) }}
      notFoundContent="No event matches"
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Event' });
const shown = () =>
  field().getAttribute('aria-expanded') === 'true'
    ? screen.queryAllByRole('option').map(({ textContent }) => textContent)
    : null;

it('shows the options that contain the typed text, or that there are none', async () => {
  renderAdmin(<Page />);
  await userEvent.click(field());
  await userEvent.keyboard('DRIP');
  expect(shown()).toEqual(['Hand drip']);
  await userEvent.keyboard('x');
  expect(shown()).toEqual([]);
  expect(screen.getByText('No event matches')).toBeDefined();
  expect(searches).toEqual(['D', 'DR', 'DRI', 'DRIP', 'DRIPx']);
});
