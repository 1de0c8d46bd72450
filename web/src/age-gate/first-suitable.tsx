import type { ReactNode } from 'react';
import type { isAlcoholRelated } from '@app/domain/shared/alcohol.ts';
import { useSuitable } from './age-answer-provider.tsx';
import { AgeVariants } from './age-variants.tsx';

const COUNT = 3;

interface FirstSuitableProps<T> {
  /** More items than are shown, so that those that a visitor may not see have substitutes. */
  items: readonly T[];
  /** The text when the visitor may see none of them; nothing by default. */
  empty?: ReactNode;
  children: (shown: readonly T[]) => ReactNode;
}

/** The first three items that the visitor may see. */
export function FirstSuitable<T extends Parameters<typeof isAlcoholRelated>[0]>(
  props: FirstSuitableProps<T>,
) {
  return (
    <AgeVariants>
      <Suitable {...props} />
    </AgeVariants>
  );
}

function Suitable<T extends Parameters<typeof isAlcoholRelated>[0]>({
  items,
  empty,
  children,
}: FirstSuitableProps<T>) {
  const shown = useSuitable()(items).slice(0, COUNT);
  return shown.length > 0 ? children(shown) : empty && <p>{empty}</p>;
}
