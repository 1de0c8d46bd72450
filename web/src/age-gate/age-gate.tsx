import { useAgeAnswer } from './age-answer-provider.tsx';
import { DeferredPart } from '../ui/deferred-part.tsx';
import { lazyChunk } from '../ui/lazy-chunk.tsx';
import styles from './age-gate.module.css';
import { LanguageSwitch } from '../app/layout/language-switch.tsx';
import { PageFailure } from '../ui/page-failure.tsx';

const AgeDialog = lazyChunk(async () => (await import('./age-dialog.tsx')).AgeDialog);

/** Covers the page at once, and asks as soon as nobody has answered for sure. The page stays in the document. */
export function AgeGate() {
  const { isKnown } = useAgeAnswer();
  return (
    <div className={styles.cover}>
      {isKnown && (
        <DeferredPart fallback={<PageFailure />}>
          <AgeDialog>
            <LanguageSwitch />
          </AgeDialog>
        </DeferredPart>
      )}
    </div>
  );
}
