import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  blurPath,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  variantPath,
  type PictureFormat,
  type PictureWidth,
} from '@app/domain/shared/picture.ts';
import { pictureUrl } from '../lib/picture-url.ts';
import { classNames } from './class-names.ts';
import styles from './picture.module.css';

/** The loading attributes of a picture: eager in the first viewport, otherwise lazy. */
export const pictureLoading = (priority: boolean) =>
  ({
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
    // Otherwise the browser delays the next paint until the picture is decoded.
    decoding: 'async',
  }) as const;

/** The aspect ratios of the pictures, as the size of a picture 640 pixels wide. */
const RATIOS = { '4/5': [640, 800], '3/2': [640, 427], '1/1': [640, 640], craft: [640, 640] } as const;

/** Classes instead of inline styles, which the Content-Security-Policy blocks. */
const SHAPES: Record<keyof typeof RATIOS, string | undefined> = {
  '4/5': styles.portrait,
  '3/2': styles.landscape,
  '1/1': styles.square,
  craft: styles.craft,
};

export interface PictureProps {
  /** An object path in Storage; empty or absent without a picture. */
  path: string | undefined;
  alt: string;
  /** The focal point, which stays visible when the picture is cropped, as in `FOCUS`. */
  focus?: string | undefined;
  /** Who made the picture, named on it. */
  credit?: string | undefined;
  ratio: keyof typeof RATIOS;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** The widest variant to list, if a wider one would not look better. */
  upTo?: PictureWidth;
  /** For the picture in the first viewport: loads eagerly. */
  priority?: boolean;
  /** Stands in place of a picture that cannot be loaded; a placeholder unless given. */
  fallback?: ReactNode;
}

function sourceSet(path: string, format: PictureFormat, upTo: PictureWidth): string {
  return PICTURE_WIDTHS.filter((width) => width <= upTo)
    .map((width) => `${pictureUrl(variantPath(path, width, format))} ${width}w`)
    .join(', ');
}

/**
 * A picture from Storage in its best variant. Shows the original while the variants of a new picture are missing, and its
 * fallback without a picture or when it cannot be loaded.
 */
export function Picture({
  path,
  alt,
  focus,
  credit,
  ratio,
  sizes,
  upTo = 1600,
  priority = false,
  fallback,
}: PictureProps) {
  const [seen, setSeen] = useState<string>();
  const [failures, setFailures] = useState<{ path: string | undefined; count: number }>({ path, count: 0 });
  const failed = failures.path === path ? failures.count : 0;
  const [width, height] = RATIOS[ratio];
  if (!path || failed > 1) {
    return fallback ?? <span className={classNames(styles.wall, SHAPES[ratio])} aria-hidden="true" />;
  }
  const fail = () => setFailures({ path, count: failed + 1 });
  const usesVariants = failed === 0;
  return (
    <span className={classNames(styles.frame, SHAPES[ratio])}>
      {usesVariants && !priority && seen !== path && (
        // A few hundred bytes, enlarged and blurred until the picture covers it.
        <img
          className={styles.blur}
          data-focus={focus}
          src={pictureUrl(blurPath(path))}
          alt=""
          loading="lazy"
        />
      )}
      <picture>
        {usesVariants &&
          PICTURE_FORMATS.map((format) => (
            <source
              key={format}
              type={`image/${format}`}
              srcSet={sourceSet(path, format, upTo)}
              sizes={sizes}
            />
          ))}
        <img
          key={usesVariants ? 'variant' : 'original'}
          className={styles.image}
          data-focus={focus}
          src={pictureUrl(usesVariants ? variantPath(path, 640, 'webp') : path)}
          alt={alt}
          width={width}
          height={height}
          {...pictureLoading(priority)}
          onLoad={() => setSeen(path)}
          onError={fail}
          // React misses both events before hydration.
          ref={(image) => {
            if (!image?.complete) return;
            if (image.naturalWidth === 0) fail();
            else setSeen(path);
          }}
        />
      </picture>
      {credit && <PictureCredit name={credit} />}
    </span>
  );
}

function PictureCredit({ name }: { name: string }) {
  const { t } = useTranslation('common');
  return <small className={styles.credit}>{t('pictureCredit', { name })}</small>;
}
