import type { ReactNode } from 'react';
import { useAgeAnswer } from './age-answer-provider.tsx';
import { DeferredPart } from '../ui/deferred-part.tsx';
import { lazyChunk } from '../ui/lazy-chunk.tsx';
import styles from './age-gate.module.css';
import { PageFailure } from '../ui/page-failure.tsx';

const AgeDialog = lazyChunk(async () => (await import('./age-dialog.tsx')).AgeDialog);

/** Covers the page, which stays in the document, and shows the age question once it is known that there is no answer yet. */
export function AgeGate({ languageSwitch }: { languageSwitch: ReactNode }) {
  const { isKnown } = useAgeAnswer();
  return (
    <div className={styles.cover}>
      {isKnown && (
        <DeferredPart fallback={<PageFailure />}>
          <AgeDialog>{languageSwitch}</AgeDialog>
        </DeferredPart>
      )}
    </div>
  );
}
