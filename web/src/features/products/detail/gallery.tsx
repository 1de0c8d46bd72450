import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { pictureUrl } from '../../../lib/picture-url.ts';
import { Picture, type PictureProps } from '../../../ui/picture.tsx';
import styles from './gallery.module.css';

interface GalleryProps {
  pictures: readonly GalleryPicture[];
}

interface GalleryPicture {
  path: string;
  alt: string;
  focus: string | undefined;
  credit: string | undefined;
}

/**
 * The first picture large, with the others as thumbnails below it. A clicked thumbnail swaps places with the large
 * picture; without JavaScript it is a link to its own one.
 */
export function Gallery({ pictures }: GalleryProps) {
  const { t } = useTranslation('productPage');
  const [order, setOrder] = useState(() => pictures.map((_, index) => index));
  const [large = 0, ...small] = order;
  const show = (index: number) =>
    setOrder(order.map((other) => (other === index ? large : other === large ? index : other)));
  return (
    <div className={styles.gallery}>
      <Picture
        path={pictures[large]?.path}
        alt={pictures[large]?.alt ?? ''}
        focus={pictures[large]?.focus}
        credit={pictures[large]?.credit}
        ratio="4/5"
        sizes="(width < 56rem) 92vw, 34rem"
        priority
      />
      {small.length > 0 && (
        <ul className={styles.thumbnails} data-needs-script>
          {small.map((index, place) => (
            // The key is the position, so that the focus stays on the thumbnail while its picture changes.
            <li key={place}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={t('picture', { index: index + 1 })}
                onClick={() => show(index)}
              >
                <Thumbnail path={pictures[index]?.path} alt="" focus={pictures[index]?.focus} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {small.length > 0 && (
        <noscript>
          <ul className={styles.thumbnails}>
            {pictures.slice(1).map(({ path, alt, focus }) => (
              <li key={path}>
                <a className={styles.thumbnail} href={pictureUrl(path)}>
                  <Thumbnail path={path} alt={alt} focus={focus} />
                </a>
              </li>
            ))}
          </ul>
        </noscript>
      )}
    </div>
  );
}

const Thumbnail = (picture: Pick<PictureProps, 'path' | 'alt' | 'focus'>) => (
  <Picture {...picture} ratio="1/1" sizes="5rem" upTo={320} />
);
