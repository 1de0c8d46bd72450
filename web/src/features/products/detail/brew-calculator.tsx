import { useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BREW_DOSE, BREW_RATIO, brewWater, formatBrewTime } from '@app/domain/product/brew-recipe.ts';
import { TextField } from '../../../ui/field.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './brew-calculator.module.css';

/** Several times a second, so that no second is skipped on the display. */
const TICK_MS = 200;

/** A stopwatch. It compares clock times, because a browser slows down the timers of a page in the background. */
export function BrewTimer() {
  const { t } = useTranslation('productPage');
  const [passed, setPassed] = useState(0);
  /** When the running timer would have started without its pauses, in milliseconds; null while it stands still. */
  const [startedAt, setStartedAt] = useState<number | null>(null);

  useEffect(() => {
    if (startedAt === null) return;
    const timer = setInterval(() => setPassed(Date.now() - startedAt), TICK_MS);
    return () => clearInterval(timer);
  }, [startedAt]);

  const toggle = () => setStartedAt(startedAt === null ? Date.now() - passed : null);
  const reset = () => {
    setStartedAt(null);
    setPassed(0);
  };
  return (
    <div className={styles.timer}>
      <span
        role="timer"
        aria-label={t('calculator.timer')}
        className={styles.time}
        data-running={startedAt === null ? undefined : ''}
      >
        {formatBrewTime(passed)}
      </span>
      <Button onClick={toggle}>{t(startedAt === null ? 'calculator.start' : 'calculator.pause')}</Button>
      <Button look="quiet" onClick={reset}>
        {t('calculator.reset')}
      </Button>
    </div>
  );
}

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
