import type { KeyboardEvent, MouseEvent } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFocus, moveFocus, parseFocus } from '@app/domain/shared/picture-focus.ts';
import { pictureUrl } from '../../../lib/picture-url.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { FormPicture } from '../../form/values.ts';
import styles from './focus-picker.module.css';

/** The steps of the arrow keys, to the right and down. */
const STEPS: Readonly<Record<string, readonly [right: -1 | 0 | 1, down: -1 | 0 | 1]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The shapes in which visitors see pictures: cards and galleries, wide pictures, thumbnails. */
const CROPS = [styles.portrait, styles.landscape, styles.square];

interface FocusPickerProps {
  picture: FormPicture;
  /** Its index, from 0. */
  index: number;
  onChange: (focus: string) => void;
}

/** The whole picture, on which a press or the arrow keys choose the focal point, with the crops that visitors see. */
export function FocusPicker({ picture, index, onChange }: FocusPickerProps) {
  const { t } = useTranslation('admin');
  const hint = useId();
  const [lost, setLost] = useState<string>();
  const { left, top } = parseFocus(picture.focus);
  const src = pictureUrl(picture.path);

  const choose = ({ detail, clientX, clientY, currentTarget }: MouseEvent) => {
    // The keyboard also clicks, without a place.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    onChange(formatFocus(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100));
  };
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onChange(moveFocus(picture.focus, ...step));
  };
  return (
    <div className={styles.picker}>
      <button
        type="button"
        className={styles.whole}
        aria-label={t('uploads.focus', { index: index + 1 })}
        aria-describedby={hint}
        onClick={choose}
        onKeyDown={move}
      >
        <img src={src} alt={picture.altKr || picture.alt} onError={() => setLost(src)} />
        <span className={styles.point} style={{ left: `${left}%`, top: `${top}%` }} />
      </button>
      {lost === src && (
        <p className={styles.lost} role="alert">
          {t('uploads.lost')}
        </p>
      )}
      <output className={styles.place}>{t('uploads.focusAt', { left, top })}</output>
      <span id={hint} className={styles.hint}>
        {t('uploads.focusHint')}
      </span>
      <span className={styles.crops} aria-hidden="true">
        {CROPS.map((shape) => (
          <img
            key={shape}
            className={classNames(styles.crop, shape)}
            src={src}
            alt=""
            style={{ objectPosition: `${left}% ${top}%` }}
          />
        ))}
      </span>
    </div>
  );
}
