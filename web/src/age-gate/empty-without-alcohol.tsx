import type { ReactNode } from 'react';
import { withoutAlcohol, type isAlcoholRelated } from '@app/domain/shared/alcohol.ts';
import { AgeVariants, ByAge } from './age-variants.tsx';

interface EmptyWithoutAlcoholProps {
  /** The items of a list that is not empty for visitors who see alcohol. */
  items: readonly Parameters<typeof isAlcoholRelated>[0][];
  children: ReactNode;
}

/** The empty state of a list for visitors who see no alcohol, if all of its items are about it. */
export function EmptyWithoutAlcohol({ items, children }: EmptyWithoutAlcoholProps) {
  if (items.length === 0 || withoutAlcohol(items).length > 0) return null;
  return (
    <AgeVariants>
      <ByAge restricted={null} coffeeOnly={children} />
    </AgeVariants>
  );
}
