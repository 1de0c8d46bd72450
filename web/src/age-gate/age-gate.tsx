import type { ReactNode } from 'react';
import { AgeDialog } from './age-dialog.tsx';
import styles from './age-gate.module.css';

/**
 * Covers the page, which stays in the document, and shows the age question. It is part of the server-rendered page and needs no
 * script file: `server-rendering/boot.js` stores an answer that is given before hydration.
 */
export function AgeGate({ languageSwitch }: { languageSwitch: ReactNode }) {
  return (
    <div className={styles.cover}>
      <AgeDialog>{languageSwitch}</AgeDialog>
    </div>
  );
}
