import { expect, it } from 'vitest';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { renderAt } from '../testing/render-at.tsx';
import { PageHead } from './page-head.tsx';

it('describes a page in one line', () => {
  renderAt('/en/about', <PageHead title="About" description={'First line.\n\nSecond line.'} />);
  const description = document.head.querySelector('meta[name=description]');
  expect(description?.getAttribute('content')).toBe('First line. Second line.');
});

it('leaves what shapes lines on the page out of title and description', () => {
  const title = keepTogether('‘담’의 방 (3)');
  renderAt('/about', <PageHead title={title} description={keepTogether('10:00–18:00, 한 담')} />);
  const description = document.head.querySelector('meta[name=description]')?.getAttribute('content');
  expect(description).toBe('10:00–18:00, 한 담');
  expect(document.title).toMatch(/^‘담’의 방 \(3\) · /);
});
