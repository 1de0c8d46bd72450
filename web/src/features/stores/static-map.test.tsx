import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aStoreLocation } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { StaticMap } from './static-map.tsx';

const SEOCHON = aStoreLocation({ id: 'a', lat: 37.58, lng: 126.97 });
const SEONGSU = aStoreLocation({ id: 'b', lat: 37.54, lng: 127.06 });

it('draws the stores of one city apart, each large enough to be pressed', () => {
  const select = vi.fn<(id: string) => void>();
  const { container } = renderAt(
    '/en/contact',
    <StaticMap stores={[SEOCHON, SEONGSU]} selected={null} onSelect={select} />,
  );
  const reaches = [...container.querySelectorAll('g circle:first-child')];
  const [first, second] = reaches.map((circle) =>
    ['cx', 'cy', 'r'].map((name) => Number(circle.getAttribute(name))),
  ) as [number[], number[]];
  const distance = Math.hypot(first[0]! - second[0]!, first[1]! - second[1]!);
  expect(distance).toBeGreaterThanOrEqual(first[2]! + second[2]!);
  for (const circle of reaches) fireEvent.click(circle);
  expect(select.mock.calls).toEqual([['a'], ['b']]);
});
