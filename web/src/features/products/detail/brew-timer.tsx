import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBrewTime } from '@app/domain/product/brew-recipe.ts';
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
