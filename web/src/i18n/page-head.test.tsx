import { expect, it } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { PageHead } from './page-head.tsx';

it('describes a page in one line', () => {
  renderAt('/en/about', <PageHead title="About" description={'First line.\n\nSecond line.'} />);
  const description = document.head.querySelector('meta[name=description]');
  expect(description?.getAttribute('content')).toBe('First line. Second line.');
});
