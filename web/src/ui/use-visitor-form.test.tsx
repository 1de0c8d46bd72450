import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { type AnyObjectSchema, object, string } from 'yup';
import { TextField } from './field.tsx';
import { renderAt } from '../testing/render-at.tsx';
import { useVisitorForm } from './use-visitor-form.ts';

const send = vi.fn<(sent: object, key: string) => Promise<{ title: string } | undefined>>();
beforeEach(() => {
  send.mockReset();
});

const needed = () => string().required('missing');

const BOTH_NEEDED: AnyObjectSchema = object({ name: needed(), city: needed() });

function SampleForm({ schema = BOTH_NEEDED }) {
  const { field, submit } = useVisitorForm({
    initialValues: { name: '', city: '' },
    schema,
    errorText: (error: string) => error,
    send,
    failed: 'Not sent',
  });
  return (
    <form onSubmit={submit} noValidate>
      <TextField label="Name" {...field('name')} />
      <TextField label="City" {...field('city')} />
      <button>Send</button>
    </form>
  );
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

it('focuses the first invalid field and sends nothing', async () => {
  renderAt('/en/contact', <SampleForm />);
  await type('City', 'Seoul');
  await press();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(send).not.toHaveBeenCalled();
});

it('keeps the key and what was typed after a failure, and renews both once the form is accepted', async () => {
  renderAt('/en/contact', <SampleForm />);
  await type('Name', 'Dam');
  await type('City', 'Seoul');
  send.mockRejectedValueOnce(new Error('offline'));
  await press();
  await screen.findByText('Not sent');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Dam');
  send.mockResolvedValue({ title: 'Sent' });
  await press();
  await screen.findByText('Sent');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
  await type('Name', 'Dam');
  await type('City', 'Seoul');
  await press();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3));
  const [failed, repeated, next] = send.mock.calls.map(([, key]) => key);
  expect(repeated).toBe(failed);
  expect(next).not.toBe(failed);
});

it('says that it was not sent when the invalid value has no control', async () => {
  renderAt(
    '/en/contact',
    <SampleForm schema={object({ name: string(), city: string(), street: needed() })} />,
  );
  await press();
  await screen.findByText('Not sent');
  expect(send).not.toHaveBeenCalled();
});
