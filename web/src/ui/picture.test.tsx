import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { Picture } from './picture.tsx';

const shown = (container: HTMLElement) => container.querySelector<HTMLImageElement>('picture img');

describe('a picture', () => {
  it('lists its variants with the best format first, and its size', () => {
    const { container } = render(<Picture path="products/guji.png" alt="Guji" ratio="4/5" sizes="50vw" />);
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(sources[0]?.srcset).toContain('variants%2Fproducts%2Fguji%2F320.avif?alt=media 320w');
    expect(sources[0]?.srcset.split(', ')).toHaveLength(4);
    expect(shown(container)).toMatchObject({ alt: 'Guji', loading: 'lazy' });
    expect([shown(container)?.getAttribute('width'), shown(container)?.getAttribute('height')]).toEqual([
      '640',
      '800',
    ]);
  });

  it('lists no variant wider than the limit', () => {
    const { container } = render(<Picture path="a.png" alt="" ratio="1/1" sizes="5rem" upTo={640} />);
    const [source] = container.querySelectorAll('source');
    expect(source?.srcset.split(', ').map((one) => one.split(' ')[1])).toEqual(['320w', '640w']);
  });

  it('keeps its focal point visible and names who made it', () => {
    const { container } = renderAt(
      '/en',
      <Picture path="a.png" alt="" focus="30 70" credit="Sample Person" ratio="1/1" sizes="5rem" />,
    );
    expect(shown(container)?.dataset['focus']).toBe('30 70');
    expect(container.querySelector('small')?.textContent).toBe('Photo: Sample Person');
  });

  it('loads eagerly in the first viewport', () => {
    const { container } = render(
      <Picture path="products/guji.png" alt="" ratio="4/5" sizes="50vw" priority />,
    );
    expect(shown(container)?.loading).toBe('eager');
  });

  it('shows a blurred preview until it is loaded, also after a change', () => {
    const { container, rerender } = render(<Picture path="products/a.png" alt="" ratio="4/5" sizes="50vw" />);
    const blur = () => container.querySelector<HTMLImageElement>('span > img');
    expect(blur()).toMatchObject({ alt: '', loading: 'lazy' });
    expect(blur()?.src).toContain('variants%2Fproducts%2Fa%2Fblur.webp');
    fireEvent.load(shown(container) as Element);
    expect(blur()).toBeNull();
    rerender(<Picture path="products/b.png" alt="" ratio="4/5" sizes="50vw" />);
    expect(blur()?.src).toContain('variants%2Fproducts%2Fb');
  });

  it('falls back to the original, then to the placeholder, and resets for another picture', () => {
    const { container, rerender } = render(<Picture path="products/a.png" alt="" ratio="4/5" sizes="50vw" />);
    fireEvent.error(shown(container) as Element);
    expect(container.querySelector('source')).toBeNull();
    expect(shown(container)?.src).toContain('/o/products%2Fa.png?alt=media');
    fireEvent.error(shown(container) as Element);
    expect(shown(container)).toBeNull();
    rerender(<Picture path="products/b.png" alt="" ratio="4/5" sizes="50vw" />);
    expect(shown(container)?.src).toContain('variants%2Fproducts%2Fb');
  });

  it('shows its own fallback instead of the placeholder', () => {
    const { container } = render(
      <Picture path="site/a.png" alt="" ratio="3/2" sizes="50vw" fallback={<b>Illustration</b>} />,
    );
    expect(container.textContent).toBe('');
    fireEvent.error(shown(container) as Element);
    fireEvent.error(shown(container) as Element);
    expect(container.innerHTML).toBe('<b>Illustration</b>');
  });

  it('falls back when loading failed before hydration', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const { container } = render(<Picture path="site/a.png" alt="" ratio="3/2" sizes="50vw" />);
    expect(shown(container)).toBeNull();
  });

  it('shows no blurred preview when the picture was loaded before hydration', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(640);
    const { container } = render(<Picture path="site/a.png" alt="" ratio="3/2" sizes="50vw" />);
    expect(container.querySelectorAll('img')).toHaveLength(1);
  });

  it('shows the placeholder without a picture', () => {
    const { container } = render(<Picture path="" alt="" ratio="3/2" sizes="50vw" />);
    expect(shown(container)).toBeNull();
  });
});
