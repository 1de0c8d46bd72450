import { Button, Space } from 'antd';
import { useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { PictureFolder } from '@app/domain/shared/picture.ts';
import { useForm } from '../../form/form-context.ts';
import { LoadBoundary } from '../../load-boundary.tsx';
import { LazyUploadDialog } from '../../uploads/lazy-upload-dialog.ts';
import {
  FORMATS,
  formatText,
  insertLink,
  insertPicture,
  type Format,
  type SelectedText,
} from './format-text.ts';
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
const ownPictures = (values: Values): string[] => [...new Set(Object.values(values).flatMap(pathsOf))];

interface OwnPicturesProps {
  paths: readonly string[];
  onChoose: (path: string) => void;
  onUpload: () => void;
}

/** The pictures that an item has already, to choose from, and a button that uploads another. */
function OwnPictures({ paths, onChoose, onUpload }: OwnPicturesProps) {
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

/** What the buttons show; their names are read out and shown by a press that stays. */
const SIGNS: Record<Format, ReactNode> = {
  bold: <strong>B</strong>,
  italic: <em>I</em>,
  heading: 'H2',
  subheading: 'H3',
  list: '•',
  numbers: '1.',
  quote: '”',
};

interface FormatToolbarProps {
  /** The name of the text's form value. */
  name: string;
  /** The language of the text. */
  language: string;
  folder: PictureFolder;
  /** Contains the text area. */
  areaRef: RefObject<HTMLElement | null>;
}

/** Formats what is selected in a text area. It writes Markdown, which can also be typed. */
export function FormatToolbar({ name, language, folder, areaRef }: FormatToolbarProps) {
  const { t } = useTranslation('admin');
  const { values, change, keepUpload } = useForm();
  const [isChoosing, setChoosing] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const pictures = ownPictures(values);

  const apply = (edit: (selected: SelectedText) => SelectedText) => {
    const area = areaRef.current?.querySelector('textarea');
    if (!area) return;
    const { text, start, end } = edit({
      text: area.value,
      start: area.selectionStart,
      end: area.selectionEnd,
    });
    flushSync(() => change(name, text));
    area.focus();
    area.setSelectionRange(start, end);
  };

  const insert = (path: string) => {
    setChoosing(false);
    apply((selected) => insertPicture(selected, path, t('editing.formats.alt')));
  };

  return (
    <Space
      size={4}
      wrap
      role="toolbar"
      aria-label={t('editing.inLanguage', { label: t('editing.formatting'), language })}
    >
      {FORMATS.map((format) => (
        <Button
          key={format}
          size="small"
          title={t(`editing.formats.${format}`)}
          aria-label={t(`editing.formats.${format}`)}
          onClick={() => apply((selected) => formatText(selected, format))}
        >
          {SIGNS[format]}
        </Button>
      ))}
      <Button
        size="small"
        onClick={() => apply((selected) => insertLink(selected, t('editing.formats.link')))}
      >
        {t('editing.formats.link')}
      </Button>
      <Button
        size="small"
        aria-expanded={pictures.length > 0 ? isChoosing : undefined}
        onClick={() => (pictures.length > 0 ? setChoosing(!isChoosing) : setUploading(true))}
      >
        {t('editing.formats.picture')}
      </Button>
      {isChoosing && <OwnPictures paths={pictures} onChoose={insert} onUpload={() => setUploading(true)} />}
      {isUploading && (
        <LoadBoundary>
          <LazyUploadDialog
            folder={folder}
            room={1}
            onUploaded={(path) => {
              keepUpload(path);
              insert(path);
            }}
            onClose={() => setUploading(false)}
          />
        </LoadBoundary>
      )}
    </Space>
  );
}
