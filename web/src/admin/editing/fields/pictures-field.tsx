import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldOf } from '../../form/field.ts';
import { useForm } from '../../form/form-context.ts';
import { FormValue } from '../../form/form-value.tsx';
import { NO_DETAILS, picturesOf, type FormPicture } from '../../form/values.ts';
import { LoadBoundary } from '../../load-boundary.tsx';
import { LazyUploadDialog } from '../../uploads/lazy-upload-dialog.ts';
import { moveItem, useDragging } from '../../lists/ordering.tsx';
import { PictureItem } from './picture-item.tsx';
import styles from './pictures-field.module.css';

/** The pictures of an item: uploads, orders, describes and removes them. */
export function PicturesField({ field }: { field: FieldOf<'pictures'> }) {
  return (
    <FormValue name={field.name}>
      <Pictures field={field} />
    </FormValue>
  );
}

function Pictures({ field }: { field: FieldOf<'pictures'> }) {
  const { t } = useTranslation('admin');
  const { values, change, problemOf, keepUpload } = useForm();
  const [isUploading, setUploading] = useState(false);
  const pictures = picturesOf(values, field.name);
  const problem = problemOf(field.name);
  const isSingle = field.max === 1;
  const room = isSingle ? 1 : field.max - pictures.length;
  const set = (next: readonly FormPicture[]) => change(field.name, next);
  const move = (index: number, by: number) => set(moveItem(pictures, index, by));
  const propsOf = useDragging(move);

  const take = (path: string) => {
    keepUpload(path);
    const taken = { path, ...NO_DETAILS };
    // Several uploads may finish before the form has rendered the first.
    change(field.name, (latest) => (isSingle ? [taken] : [...picturesOf(latest, field.name), taken]));
  };
  return (
    <div className={styles.field}>
      {pictures.length === 0 && <p className={styles.none}>{t('uploads.none')}</p>}
      <ol className={styles.list}>
        {pictures.map((picture, index) => (
          <PictureItem
            key={picture.path}
            name={field.name}
            picture={picture}
            index={index}
            count={pictures.length}
            problem={problem}
            ordering={{ move, ...propsOf(index) }}
            onChange={(changes) =>
              set(pictures.map((each, at) => (at === index ? { ...each, ...changes } : each)))
            }
            onRemove={() => set(pictures.filter((_, at) => at !== index))}
          />
        ))}
      </ol>
      <div>
        <Button disabled={room === 0} onClick={() => setUploading(true)}>
          {t(isSingle && pictures.length > 0 ? 'uploads.change' : 'uploads.add')}
        </Button>
      </div>
      <LoadBoundary>
        {isUploading && (
          <LazyUploadDialog
            folder={field.folder}
            room={room}
            onUploaded={take}
            onClose={() => setUploading(false)}
          />
        )}
      </LoadBoundary>
    </div>
  );
}
