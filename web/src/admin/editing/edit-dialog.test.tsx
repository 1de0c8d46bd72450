import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { EVENTS } from '../events/event-kind.ts';
import { loadFormParts } from '../testing/load-form-parts.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { EditDialog } from './edit-dialog.tsx';

beforeAll(loadFormParts);

it.each(['copy-x', 'dates-', 'new-short'])('says that there is no item at the address %s', async (edited) => {
  renderAdmin(<EditDialog kind={EVENTS} edited={edited} onClose={() => {}} />);
  expect(await screen.findByText('This item no longer exists')).toBeDefined();
});
