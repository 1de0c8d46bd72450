import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { picturesInText } from '@app/domain/story/pictures-in-text.ts';
import { pictureUrl } from '../../../lib/picture-url.ts';
import type { FieldValue, Values } from '../../form/values.ts';
import styles from './fields.module.css';

const pathsOf = (value: FieldValue): string[] => {
  if (typeof value === 'string') return picturesInText(value);
  return Array.isArray(value)
    ? value.flatMap((each: object) => ('path' in each ? [String(each.path)] : []))
    : [];
};

/** Returns the object paths of the pictures of an item, of its fields and its texts in both languages. */
export const ownPictures = (values: Values): string[] => [...new Set(Object.values(values).flatMap(pathsOf))];

interface OwnPicturesProps {
  paths: readonly string[];
  onChoose: (path: string) => void;
  onUpload: () => void;
}

/** The pictures that an item has already, to choose from, and a button that uploads another. */
export function OwnPictures({ paths, onChoose, onUpload }: OwnPicturesProps) {
  const { t } = useTranslation('admin');
  return (
    <fieldset className={styles.ownPictures} aria-label={t('editing.formats.choosePicture')}>
      {paths.map((path, index) => (
        <button
          key={path}
          type="button"
          aria-label={t('uploads.position', { index: index + 1 })}
          onClick={() => onChoose(path)}
        >
          {/* The original, because the variants of a new upload do not exist yet. */}
          <img src={pictureUrl(path)} alt="" />
        </button>
      ))}
      <Button size="small" onClick={onUpload}>
        {t('uploads.add')}
      </Button>
    </fieldset>
  );
}
