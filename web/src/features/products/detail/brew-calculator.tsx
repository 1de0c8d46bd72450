import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BREW_DOSE, BREW_RATIO, brewWater } from '@app/domain/product/brew-recipe.ts';
import { TextField } from '../../../ui/field.tsx';
import styles from './brew-calculator.module.css';
import { BrewTimer } from './brew-timer.tsx';

interface Bounds {
  min: number;
  max: number;
}

/** Returns the number that was typed, in any digits and with or without its unit, or null while it is missing or out of bounds. */
function readNumber(text: string, { min, max }: Bounds): number | null {
  const typed = text.normalize('NFKC').trim().replace(/g$|\s/gi, '');
  const value = /^[\d.]+$/.test(typed) ? Number(typed) : Number.NaN;
  return value >= min && value <= max ? value : null;
}

/** Computes the water for a dose of coffee, and times the pour. It needs no network once the page is loaded. */
export function BrewCalculator() {
  const { t } = useTranslation('productPage');
  const [dose, setDose] = useState(String(BREW_DOSE.default));
  const [ratio, setRatio] = useState(String(BREW_RATIO.default));
  const [grams, parts] = [readNumber(dose, BREW_DOSE), readNumber(ratio, BREW_RATIO)];
  return (
    <section className={styles.calculator} aria-labelledby="brew-calculator" data-needs-script>
      <h2 id="brew-calculator" className={styles.title}>
        {t('calculator.title')}
      </h2>
      <div className={styles.fields}>
        <TextField
          inputMode="decimal"
          label={t('calculator.dose')}
          value={dose}
          error={grams === null ? t('calculator.bounds', bounds(BREW_DOSE)) : undefined}
          onChange={(event) => setDose(event.target.value)}
        />
        <TextField
          inputMode="decimal"
          label={t('calculator.ratio')}
          value={ratio}
          error={parts === null ? t('calculator.bounds', bounds(BREW_RATIO)) : undefined}
          onChange={(event) => setRatio(event.target.value)}
        />
      </div>
      <output className={styles.water}>
        {grams !== null && parts !== null && t('calculator.water', brewWater(grams, parts))}
      </output>
      <BrewTimer />
    </section>
  );
}

const bounds = ({ min, max }: Bounds) => ({ min, max });
