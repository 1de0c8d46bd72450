import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Values } from '../../form/values.ts';
import { FormOf } from '../../testing/form-of.tsx';
import { renderAdmin } from '../../testing/render-admin.tsx';
// Loaded before the tests, so that they do not wait for it.
import './format-toolbar.tsx';
import { TextFields } from './text-fields.tsx';

/** Renders the text of a story in a form. */
function StoryForm({ initial }: { initial: Values }) {
  return (
    <FormOf initialValues={initial}>
      {() => <TextFields field={{ kind: 'text', name: 'body', rows: 3, formatted: 'stories' }} />}
    </FormOf>
  );
}

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

it('formats what is selected, and keeps it selected', async () => {
  renderAdmin(<StoryForm initial={{ body: 'A plain word' }} />);
  await userEvent.click(area());
  area().setSelectionRange(2, 7);
  await press(/굵게|Bold/);
  expect(area().value).toBe('A **plain** word');
  expect(document.activeElement).toBe(area());
  expect([area().selectionStart, area().selectionEnd]).toEqual([4, 9]);
});

it('puts a picture that the story has already into its text', async () => {
  renderAdmin(
    <StoryForm
      initial={{
        body: 'Text',
        bodyKr: '![항아리](stories/jar.webp)\n![항아리](stories/jar.webp)',
        coverImage: [{ path: 'stories/cover.webp', alt: '', altKr: '', focus: '', credit: '' }],
      }}
    />,
  );
  await press(/^(사진|Picture)$/);
  const choices = screen.getByRole('group', { name: /사진 고르기|Choose a picture/ });
  const sources = [...choices.querySelectorAll('img')].map(({ src }) => decodeURIComponent(src));
  expect(sources.map((src) => /stories\/\w+/.exec(src)?.[0])).toEqual(['stories/jar', 'stories/cover']);
  await userEvent.click(choices.querySelectorAll('button')[1]!);
  expect(area().value).toMatch(/!\[.+\]\(stories\/cover\.webp\)/);
  expect(screen.queryByRole('group', { name: /사진 고르기|Choose a picture/ })).toBeNull();
});
