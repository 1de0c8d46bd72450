import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { TEXT_LIMITS } from '@app/domain/shared/fields.ts';
import { TextField } from '../../../ui/field.tsx';
import type { FormPicture } from '../../form/values.ts';
import { MoveControls, type useDragging } from '../../lists/ordering.tsx';
import { FocusPicker } from './focus-picker.tsx';
import styles from './pictures-field.module.css';

interface PictureItemProps {
  /** The name of the field, which a missing text has, so that it is found. */
  name: string;
  picture: FormPicture;
  /** Its index, from 0. */
  index: number;
  count: number;
  /** The error of the texts that are too long, if there is one. */
  problem?: string | undefined;
  /** Absent where there is a single picture only. */
  ordering?: { move: (index: number, by: number) => void } & ReturnType<ReturnType<typeof useDragging>>;
  onChange: (changes: Partial<FormPicture>) => void;
  onRemove: () => void;
}

/** One picture of an item with its focal point, its alternative text in both languages and its credit. */
export function PictureItem({
  name,
  picture,
  index,
  count,
  problem,
  ordering,
  onChange,
  onRemove,
}: PictureItemProps) {
  const { t } = useTranslation('admin');
  const problemOf = (text: string) => (text.trim().length > TEXT_LIMITS.alt ? problem : undefined);
  const place = { index: index + 1 };
  return (
    <li className={styles.item} {...ordering?.item}>
      <div className={styles.picture}>
        <FocusPicker picture={picture} index={index} onChange={(focus) => onChange({ focus })} />
        <span>{index === 0 && count > 1 ? t('uploads.first') : t('uploads.position', place)}</span>
      </div>
      <div className={styles.texts}>
        <TextField
          label={t('uploads.alt', { ...place, language: t('editing.korean') })}
          lang="ko"
          name={picture.altKr === '' ? name : undefined}
          value={picture.altKr}
          error={problemOf(picture.altKr)}
          onChange={(event) => onChange({ altKr: event.target.value })}
        />
        <TextField
          label={t('uploads.alt', { ...place, language: t('editing.english') })}
          lang="en"
          name={picture.alt === '' ? name : undefined}
          value={picture.alt}
          error={problemOf(picture.alt)}
          hint={t('uploads.altHint')}
          onChange={(event) => onChange({ alt: event.target.value })}
        />
        <TextField
          label={t('uploads.credit', place)}
          value={picture.credit}
          error={problemOf(picture.credit)}
          hint={t('uploads.creditHint')}
          onChange={(event) => onChange({ credit: event.target.value })}
        />
        <div className={styles.buttons}>
          {count > 1 && ordering && (
            <MoveControls
              index={index}
              count={count}
              earlier={t('uploads.earlier', place)}
              later={t('uploads.later', place)}
              onMove={ordering.move}
              handle={ordering.handle}
            />
          )}
          <Button size="small" danger aria-label={t('uploads.removePicture', place)} onClick={onRemove}>
            {t('uploads.remove')}
          </Button>
        </div>
      </div>
    </li>
  );
}
