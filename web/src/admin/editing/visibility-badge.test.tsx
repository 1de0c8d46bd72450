import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { VisibilityBadge } from './content-card.tsx';
import { withoutJoiners } from '@app/domain/shared/keep-together.ts';

const PAST = new Date('2020-01-01T00:00:00Z');
const FUTURE = new Date('2999-01-01T00:00:00Z');
const text = () => withoutJoiners(screen.getByTestId('badges').textContent);

it.each([
  ['without limits', {}, 'Published'],
  ['that is not published', { isPublished: false, visibleFrom: FUTURE }, 'Unpublished'],
  ['that appears later', { visibleFrom: FUTURE }, /^ScheduledFrom Tuesday, Jan 01 at 9:00 AM KST$/],
  [
    'that ends later',
    { visibleFrom: PAST, visibleUntil: FUTURE },
    /^PublishedUntil Tuesday, Jan 01 at 9:00 AM KST$/,
  ],
  ['that has ended', { visibleUntil: PAST }, 'No longer shown'],
])('says when visitors see an item %s', (_, item, expected) => {
  renderAdmin(
    <div data-testid="badges">
      <VisibilityBadge item={item} flag="isPublished" />
    </div>,
  );
  expect(text()).toMatch(expected);
});
