import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormOf } from '../../testing/form-of.tsx';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { ListFields } from './list-fields.tsx';

/** Renders the tag field in a form. */
function TagForm({ tags, onSubmit = () => {} }: { tags: string; onSubmit?: () => void }) {
  return (
    <FormOf initialValues={{ tags }} onFinish={onSubmit}>
      {() => (
        <>
          <ListFields field={{ kind: 'list', name: 'tags', suggestions: ['floral'], areTags: true }} />
          <button type="submit">Save</button>
        </>
      )}
    </FormOf>
  );
}

const aTag = (key: string, products: number, labelKr = '') => ({
  key,
  label: '',
  labelKr,
  products,
  events: 0,
  stories: 0,
});

beforeEach(() => {
  const tags = [aTag('blend', 2), aTag('single-origin', 7, '싱글 오리진'), aTag('unused', 0)];
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => Response.json(tags)),
  );
});
afterEach(() => vi.unstubAllGlobals());

const box = () => screen.getByRole<HTMLInputElement>('textbox');

it('does not submit the form when Enter is pressed in the tag field', async () => {
  const onSubmit = vi.fn<() => void>();
  renderAdmin(<TagForm tags="floral" onSubmit={onSubmit} />);
  await userEvent.type(box(), 'x{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

describe('tag field', () => {
  it('suggests the tags in use, most used first, before its own suggestions', async () => {
    renderAdmin(<TagForm tags="" />);
    await screen.findByRole('button', { name: 'blend' });
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['single-origin', 'blend', 'floral', 'Save']);
  });

  it('completes the tag that is being typed', async () => {
    renderAdmin(<TagForm tags="floral" />);
    await screen.findByRole('button', { name: 'blend' });
    await userEvent.type(box(), ', Single');
    await userEvent.click(screen.getByRole('button', { name: 'single-origin' }));
    expect(box().value).toBe('floral, single-origin');
  });

  it('replaces what is typed by the pressed tag, also when both are the same word', async () => {
    renderAdmin(<TagForm tags="floral" />);
    await screen.findByRole('button', { name: 'blend' });
    await userEvent.type(box(), ', BLEND');
    await userEvent.click(screen.getByRole('button', { name: 'blend' }));
    expect(box().value).toBe('floral, blend');
  });

  it('writes a tag as it is in use when the field is left, and keeps a new one', async () => {
    renderAdmin(<TagForm tags="" />);
    await screen.findByRole('button', { name: 'blend' });
    await userEvent.type(box(), 'Single Origin, honey');
    await userEvent.tab();
    expect(box().value).toBe('single-origin, honey');
  });

  it('suggests and finds a tag by what the owner calls it in the language of the dashboard', async () => {
    renderAdmin(<TagForm tags="" />, { language: 'kr' });
    expect((await screen.findByRole('button', { name: '싱글 오리진' })).title).toBe('single-origin');
    await userEvent.type(box(), '싱글');
    await userEvent.click(screen.getByRole('button', { name: '싱글 오리진' }));
    expect(box().value).toBe('single-origin');
    await userEvent.type(box(), ', 블렌드, 싱글오리진');
    await userEvent.tab();
    expect(box().value).toBe('single-origin, 블렌드');
  });

  it('keeps its tags from other lists of the form', async () => {
    renderAdmin(
      <FormOf initialValues={{ tags: '', tastingNotes: '' }}>
        {() => (
          <>
            <ListFields field={{ kind: 'list', name: 'tags', areTags: true }} />
            <ListFields field={{ kind: 'list', name: 'tastingNotes' }} />
          </>
        )}
      </FormOf>,
    );
    await screen.findByRole('button', { name: 'blend' });
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  it('adds and removes a suggested tag', async () => {
    renderAdmin(<TagForm tags="floral" />);
    const blend = await screen.findByRole('button', { name: 'blend' });
    await userEvent.click(blend);
    expect(box().value).toBe('floral, blend');
    await userEvent.click(blend);
    expect(box().value).toBe('floral');
  });
});
