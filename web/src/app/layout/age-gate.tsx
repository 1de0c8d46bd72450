import { lazy } from 'react';
import { LatePart } from '../../ui/late-part.tsx';
import styles from './age-gate.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { PageFailure } from './page-failure.tsx';

const AgeDialog = lazy(async () => ({
  default: (await import('../../features/age-gate/age-dialog.tsx')).AgeDialog,
}));

/** Covers the page at once, and asks as soon as the question is fetched. The page stays in the document. */
export function AgeGate() {
  return (
    <div className={styles.cover}>
      <LatePart fallback={<PageFailure />}>
        <AgeDialog>
          <LanguageSwitch />
        </AgeDialog>
      </LatePart>
    </div>
  );
}
