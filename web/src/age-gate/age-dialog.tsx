import { useTranslation } from 'react-i18next';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { AGE_ANSWERS, ageAnswerCookie } from './age-answer.ts';
import { paths } from '../config/paths.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import { useAgeAnswer } from './age-answer-provider.tsx';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import styles from './age-dialog.module.css';

const LABELS = { confirmed: 'confirm', denied: 'deny' } as const;

/** Asks for the visitor's age before alcohol is shown. `children` is the language switch, so that the question can be understood. */
export function AgeDialog({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ageGate');
  const { isKnown, setAnswer } = useAgeAnswer();
  const id = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);

  /** False where the dialog was opened before hydration, by `boot.js`: the visitor may have moved on to an answer. */
  const [opensNow] = useState(isKnown);
  useEffect(() => {
    if (!opensNow) return;
    // Screen readers start with the question, and an accidental Enter presses no button.
    titleRef.current?.focus();
    // The site was opened on a page without the question, which hides age-restricted content.
    delete document.documentElement.dataset['age'];
  }, [opensNow]);

  const policy = <LocalLink to={paths.agePolicy}>{t('policy')}</LocalLink>;
  return (
    <Modal
      open
      onClose={null}
      id="age-question"
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <div className={styles.head}>
        <BrandMark className={styles.mark} />
        {children}
      </div>
      {/* Browsers that know neither scripts nor styles show both, the statement first. */}
      <div className={styles.statement}>
        <p className={styles.title}>{t('statement.title')}</p>
        <p className={styles.text}>
          {t('statement.text')} {policy}
        </p>
      </div>
      <div className={styles.question}>
        <h2 ref={titleRef} id={`${id}-title`} className={styles.title} tabIndex={-1}>
          {t('title')}
        </h2>
        <p id={`${id}-text`} className={styles.text}>
          {t('text')}
        </p>
        <div className={styles.answers}>
          {AGE_ANSWERS.map((answer) => (
            <Button
              key={answer}
              look={answer === 'confirmed' ? 'primary' : 'quiet'}
              // What `boot.js` stores when it is pressed before hydration.
              data-age-answer={answer}
              data-cookie={ageAnswerCookie(answer)}
              onClick={() => setAnswer(answer)}
            >
              {t(LABELS[answer])}
            </Button>
          ))}
        </div>
        <p className={styles.note}>
          {t('note')} {policy}
        </p>
      </div>
    </Modal>
  );
}
