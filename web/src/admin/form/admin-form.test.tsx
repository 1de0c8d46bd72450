import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { expect, it } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { AdminForm } from './admin-form.tsx';

it('puts the focus into the field of the pressed label when the same form is open for two guests', async () => {
  renderAdmin(
    <>
      {['Kim', 'Lee'].map((name) => (
        <section key={name} aria-label={name}>
          <AdminForm>
            <Form.Item name="note" label={`Note on ${name}`}>
              <Input />
            </Form.Item>
          </AdminForm>
        </section>
      ))}
    </>,
  );
  await userEvent.click(screen.getByText('Note on Lee'));
  expect(document.activeElement?.closest('section')?.getAttribute('aria-label')).toBe('Lee');
});
