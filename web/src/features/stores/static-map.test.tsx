import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aStoreLocation } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { StaticMap } from './static-map.tsx';

type Point = [x: number, y: number];

const SEOCHON = aStoreLocation({ id: 'a', lat: 37.58, lng: 126.97 });
const SEONGSU = aStoreLocation({ id: 'b', lat: 37.54, lng: 127.06 });

it('draws close stores where they are, with their names one below the other', () => {
  const select = vi.fn<(id: string) => void>();
  const { container } = renderAt(
    '/en/contact',
    <StaticMap stores={[SEONGSU, SEOCHON]} selected={null} onSelect={select} />,
  );
  const valuesOf = (selector: string, names: readonly string[]) =>
    [...container.querySelectorAll(selector)].map((element) =>
      names.map((name) => Number(element.getAttribute(name))),
    );
  const [seongsu, seochon] = valuesOf('circle:first-child', ['cx', 'cy']) as [Point, Point];
  // A hundred units are a degree of latitude.
  expect(Math.hypot(seongsu[0] - seochon[0], seongsu[1] - seochon[1])).toBeLessThan(10);
  const [below, above] = valuesOf('text', ['x', 'y']) as [Point, Point];
  expect(above[1]).toBe(seochon[1]);
  expect(below[1] - above[1]).toBeGreaterThanOrEqual(24);
  for (const name of container.querySelectorAll('text')) fireEvent.click(name);
  expect(select.mock.calls).toEqual([['b'], ['a']]);
});
